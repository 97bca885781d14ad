import { AfterDemo } from '../../components/landing/AfterDemo';
import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { own, words } from './copy.pt';
import { trade } from './data';
import { figure } from './diagnosis/copy.pt';
import { Diagnosis } from './diagnosis/Diagnosis';
import { Preparation } from './diagnosis/Preparation';
import '../../components/actions/action.css';

/** The title on blue, with price and time, and the diagnosis to try, which reaches over the edge. */
export const Hero = () => {
  const { hero } = words;
  return (
    <section id="start" className="toned landing-page-consultoria__start">
      <div className="landing-page-consultoria__pitch">
        <h1>
          <span className="landing__name">{own.name}</span> {hero.title}
        </h1>
        <p className="lead">{hero.lead}</p>
        <p className="action">
          <TradeContact trade={trade}>{hero.action}</TradeContact>{' '}
          <a href="#plans">{own.range(plansRange)}</a>
        </p>
      </div>
      <div className="landing-page-consultoria__margin">
        <h2>{own.diagnosis.title}</h2>
        <p>{own.diagnosis.text}</p>
      </div>
      <Diagnosis />
      <div className="landing-page-consultoria__margin">
        <Preparation />
        <AfterDemo text={figure.after} chosen=".landing-page-consultoria__message [data-with]" />
      </div>
    </section>
  );
};
