import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { own, words } from './copy.pt';
import { trade } from './data';

/** The title, with price and time beside the button; the diagnosis follows in the same view. */
export const Hero = () => {
  const { hero } = words;
  return (
    <section id="start" className="consultoria__start" aria-labelledby="start-title">
      <h1 id="start-title">
        <span className="landing__name">{own.name}</span> {hero.title}
      </h1>
      <p className="lead">{hero.lead}</p>
      <p className="action">
        <TradeContact trade={trade}>{hero.action}</TradeContact>{' '}
        <a href="#plans">{own.range(plansRange)}</a>
      </p>
    </section>
  );
};
