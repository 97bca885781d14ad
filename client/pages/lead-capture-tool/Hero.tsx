import { copy as barCopy } from '../../components/action-bar/copy';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { copy } from './copy';
import { Demo } from './Demo';
import '../../components/actions/action.css';

/** Each sentence of the heading is on its own line. */
const sentences = (title: string) => title.split(/(?<=\.) /).map((sentence) => `${sentence} `);

export const Hero = () => {
  const lang = useLang();
  const { hero: t } = copy(lang);
  return (
    <section id="start" className="split-last">
      <div className="pitch">
        <h1>
          <span className="kicker">{t.kicker}</span>{' '}
          {sentences(t.title).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </h1>
        <p className="lead">{t.lead}</p>
        <p className="action">
          <ContactLink className="button button--large">{t.quote}</ContactLink>
          <a href="#goals">{t.goals}</a>
        </p>
        <p className="small">{barCopy(lang).freeQuote}</p>
      </div>
      <Demo />
    </section>
  );
};
