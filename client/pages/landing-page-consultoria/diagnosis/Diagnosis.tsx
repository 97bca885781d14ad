import { Section } from '../../../components/Section';
import { own } from '../copy.pt';
import { figure } from './copy.pt';
import { DrawnPage } from './DrawnPage';
import { ReceivedMessage } from './ReceivedMessage';

/**
 * A consultancy's page with a diagnosis form, and the message that it sends. Radio buttons and CSS do
 * it without script; a browser without :has() shows every result.
 */
export const Diagnosis = () => (
  <Section id="diagnosis" title={own.diagnosis.title}>
    <figure className="consultoria__figure">
      <DrawnPage />
      <ReceivedMessage />
      <figcaption>{figure.caption}</figcaption>
    </figure>
  </Section>
);
