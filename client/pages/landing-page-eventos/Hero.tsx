import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { words } from './copy.pt';

const { lowest, soonest, latest } = plansRange;

/** The title as a poster, with the price. */
export const Hero = () => {
  const { hero: t } = words;
  return (
    <section id="start" className="event__start" aria-labelledby="start-title">
      <h1 id="start-title">{t.title}</h1>
      <div className="event__lead">
        <p className="lead">{t.lead}</p>
        <p>{t.whom}</p>
      </div>
      <div className="event__act">
        <TradeContact trade="landing-page-eventos">{t.action}</TradeContact>
        <a href="#plans">{t.from(lowest, soonest, latest)}</a>
      </div>
    </section>
  );
};
