import { restorationHours } from '../../../shared/delivery';
import { formatNumber } from '../../../shared/format';
import { Bird } from '../../components/paper/Bird';
import { acrossWindow } from '../../components/picture/sizes';
import { WhatsAppLink } from '../../components/WhatsAppLink';
import { BeforeAfter } from './BeforeAfter';
import { words } from './copy.pt';
import '../../components/actions/action.css';

/** The first example, and the key facts: delivery time, price, and that the original is kept. */
export const Hero = () => {
  const { name, title, lead, send, how, lost, facts } = words.hero;
  const [time, within] = facts.time;
  const rows = [
    [time, within(formatNumber(restorationHours, 'pt'))],
    facts.price,
    facts.original,
  ] as const;
  return (
    <section id="start" className="split-last photo-restoration__start">
      <h1>
        <span className="kicker">{name}</span> {title}
      </h1>
      <div className="photo-restoration__hung">
        <Bird>
          <span>
            <span>{lost.ask}</span> <b>{lost.answer}</b>
          </span>
        </Bird>
        <BeforeAfter id="street" sizes={`(min-width: 62rem) 43rem, ${acrossWindow(88)}`} first>
          {words.photographs.street.caption}
        </BeforeAfter>
      </div>
      <div className="head">
        <p className="lead">{lead}</p>
        <p className="action">
          <WhatsAppLink className="button button--large">{send}</WhatsAppLink>
          <a href="#send">{how}</a>
        </p>
      </div>
      <dl className="wide grid ruled">
        {rows.map(([name, fact]) => (
          <div key={name} className="row">
            <dt className="small">{name}</dt>
            <dd className="strong">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
