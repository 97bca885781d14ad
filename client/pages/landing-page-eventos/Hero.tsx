import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { words } from './copy.pt';
import '../../components/actions/action.css';

const { lowest, soonest, latest } = plansRange;

/** The title as a poster, with the price; the date of the example follows in the same view. */
export const Hero = () => {
  const { hero: t } = words;
  return (
    <section id="start" className="landing-page-eventos__ground-stock">
      <h1>
        <span className="kicker">{t.name}</span> {t.title}
      </h1>
      <div className="stack-3 split">
        <p className="lead">{t.lead}</p>
        <p className="action">
          <TradeContact trade="landing-page-eventos">{t.action}</TradeContact>
          <a href="#plans">{t.from(lowest, soonest, latest)}</a>
        </p>
      </div>
    </section>
  );
};
