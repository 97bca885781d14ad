import { copy } from '../../components/copy';
import { AfterDemo } from '../../components/landing/AfterDemo';
import { plansRange } from '../../components/landing/plansRange';
import { TradeContact } from '../../components/landing/TradeContact';
import { kicker, range, seePlans, words } from './copy.pt';
import { DrawnPage } from './DrawnPage';
import { RequestSlip } from './RequestSlip';
import { figure } from './words/copy.pt';
import './figure.drawing.css';

/** On a wide window each sentence of the heading is on its own line. */
const sentences = words.hero.title.split(/(?<=\.) /);

/** The title, and a booking page to try. */
export const Hero = () => (
  <section id="start" className="split landing-page-locadora__ground-sign">
    <h1 className="wide">
      <span className="kicker">{kicker}</span>{' '}
      {sentences.map((sentence, at) => (
        <span key={sentence}>{at === 0 ? `${sentence} ` : sentence}</span>
      ))}
    </h1>
    <div className="stack-4">
      <p className="lead">{words.hero.lead}</p>
      <p className="stack-4">
        <TradeContact trade="landing-page-locadora">{words.hero.action}</TradeContact>{' '}
        <span>
          <strong className="display">{range(plansRange)}</strong> <a href="#plans">{seePlans}</a>
        </span>
      </p>
    </div>
    <figure className="landing-page-locadora__figure" aria-label={figure.title}>
      <h2>
        <mark>{copy('pt').check}</mark> {figure.check}
      </h2>
      <DrawnPage />
      <RequestSlip />
      <AfterDemo text={figure.after} chosen="#request :is([data-when-a], [data-when-b])" />
      <figcaption className="wide">{figure.caption}</figcaption>
    </figure>
  </section>
);
