import { formatList, formatPrice } from '../../../shared/format';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import { useLang } from '../../document/view';
import { ContactLink } from '../../layout/ContactLink';
import { Board } from './Board';
import { Chat } from './Chat';
import { copy } from './copy';
import { networkNames } from './data';
import { planName } from './plan';
import '../../components/actions/action.css';

const [cheapest] = affiliatePlans;

export const Hero = () => {
  const lang = useLang();
  const { hero: t } = copy(lang);
  const larger = affiliatePlans.slice(1).map(({ id, networks: [, ...more] }) =>
    t.larger(
      planName(id, lang),
      formatList(
        more.map((network) => networkNames[network]),
        lang,
      ),
    ),
  );
  return (
    <section id="start" className="split affiliate-link-generator__start">
      <div className="pitch">
        <h1>
          <span className="kicker">{t.kicker}</span> <span>{t.title}</span>
        </h1>
        <p className="lead">{t.lead(larger.join('; '))}</p>
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
