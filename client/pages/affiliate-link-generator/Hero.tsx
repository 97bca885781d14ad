import { formatList, formatPrice } from '../../../shared/format';
import { affiliatePlans, networks } from '../../../shared/prices/affiliate';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { Board } from './Board';
import { Chat } from './Chat';
import { copy } from './copy';
import { networkNames } from './data';
import '../../components/actions/action.css';

const [cheapest] = affiliatePlans;

export const Hero = () => {
  const lang = useLang();
  const { hero: t } = copy(lang);
  const more = networks.slice(1).map((network) => networkNames[network]);
  return (
    <section id="start" className="split affiliate-link-generator__start">
      <div className="pitch">
        <h1>
          <span className="kicker">{t.kicker}</span> <span>{t.title}</span>
        </h1>
        <p className="lead">{t.lead(formatList(more, lang))}</p>
        <p className="action">
          <ContactLink className="button button--large">{t.start}</ContactLink>
          <a href="#plans">{t.price(formatPrice(cheapest.price[lang], lang))}</a>
        </p>
      </div>
      <Chat />
      <Board />
    </section>
  );
};
