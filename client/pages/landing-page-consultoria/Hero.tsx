import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { own, words } from './copy.pt';
import { trade } from './data';
import { Diagnosis } from './diagnosis/Diagnosis';
import '../../components/actions/action.css';

/** The title on blue, with price and time, and the diagnosis to try. */
export const Hero = () => {
  const { hero } = words;
  return (
    <section
      id="start"
      className="split-last landing__beside landing-page-consultoria__ground-blue"
    >
      <div className="pitch">
        <h1>
          <span className="kicker">{own.name}</span> {hero.title}
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="action">
          <TradeContact trade={trade}>{hero.action}</TradeContact>{' '}
          <a href="#plans">{own.range(plansRange)}</a>
        </p>
      </div>
      <Diagnosis />
    </section>
  );
};
