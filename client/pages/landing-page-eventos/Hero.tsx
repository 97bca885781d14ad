import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { words } from './copy.pt';
import '../../components/actions/action.css';

const { lowest, soonest, latest } = plansRange;

/** The title as a poster, with the price; the date of the example follows in the same view. */
export const Hero = () => {
  const { hero: t } = words;
  return (
    <section id="start" className="split landing-page-eventos__start">
      <h1 className="wide">
        <span className="landing__name">{t.name}</span> {t.title}
      </h1>
      <p className="lead">{t.lead}</p>
      <p className="action">
        <TradeContact trade="landing-page-eventos">{t.action}</TradeContact>
        <a href="#plans">{t.from(lowest, soonest, latest)}</a>
      </p>
    </section>
  );
};
