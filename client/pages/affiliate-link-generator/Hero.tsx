import { formatPrice } from '../../../shared/format';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { Board } from './Board';
import { Chat } from './Chat';
import { copy } from './copy';
import '../../components/actions/action.css';

const [cheapest] = affiliatePlans;

export const Hero = () => {
  const lang = useLang();
  const { hero: t } = copy(lang);
  return (
    <section id="start" className="split affiliate-link-generator__start">
      <div className="pitch">
        <h1>
          <span className="kicker">{t.kicker}</span> <span>{t.title}</span>
        </h1>
        <p className="lead">{t.lead}</p>
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
