import { AfterDemo } from '../../components/landing/AfterDemo';
import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { kicker, range, seePlans, words } from './copy.pt';
import { DrawnPage } from './DrawnPage';
import { RequestSlip } from './RequestSlip';
import { figure } from './words/copy.pt';
import './figure.drawing.css';
import './rental-days.drawing.css';
import './chosen.css';

/** On a wide window each sentence of the heading is on its own line. */
const sentences = words.hero.title.split(/(?<=\.) /);

/** The title, and a booking page to try. */
export const Hero = () => (
  <section id="start" className="toned landing-page-locadora__start">
    <h1 className="wide">
      <span className="landing__name">{kicker}</span>{' '}
      {sentences.map((sentence, at) => (
        <span key={sentence}>{at === 0 ? `${sentence} ` : sentence}</span>
      ))}
    </h1>
    <div className="stack-3 landing-page-locadora__pitch">
      <p className="lead">{words.hero.lead}</p>
      <TradeContact trade="landing-page-locadora">{words.hero.action}</TradeContact>
      <p className="landing-page-locadora__range">
        <strong>{range(plansRange)}</strong> <a href="#plans">{seePlans}</a>
      </p>
    </div>
    <figure className="landing-page-locadora__figure" aria-label={figure.title}>
      <DrawnPage />
      <RequestSlip />
      <figcaption className="wide">{figure.caption}</figcaption>
    </figure>
    <AfterDemo
      text={figure.after}
      chosen=".landing-page-locadora__slip [data-car], .landing-page-locadora__slip [data-days]"
    />
  </section>
);
