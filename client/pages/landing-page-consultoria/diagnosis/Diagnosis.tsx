import { own } from '../copy.pt';
import { Section } from '../Section';
import { figure } from './copy.pt';
import { DrawnPage } from './DrawnPage';
import { Findings } from './Findings';
import { ReceivedMessage } from './ReceivedMessage';
import { Verdict } from './Verdict';

/**
 * A consultancy's page with a diagnosis form, and the message that it sends. Radio buttons and CSS do
 * it without script; a browser without :has() shows every result.
 */
export const Diagnosis = () => (
  <Section id="diagnosis" title={own.diagnosis.title}>
    <figure className="consultoria__figure">
      <div className="consultoria__site">
        <p className="wide consultoria__bar" translate="no">
          {figure.address}
        </p>
        <DrawnPage />
        <div className="consultoria__answer">
          <Verdict />
          <Findings />
        </div>
      </div>
      <ReceivedMessage />
      <figcaption>{figure.caption}</figcaption>
    </figure>
  </Section>
);
