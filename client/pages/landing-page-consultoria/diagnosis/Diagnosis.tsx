import { AfterDemo } from '../../../components/landing/AfterDemo';
import { Section } from '../../../components/Section';
import { own } from '../copy.pt';
import { figure } from './copy.pt';
import { DrawnPage } from './DrawnPage';
import { First } from './First';
import { ReceivedMessage } from './ReceivedMessage';
import './diagnosis.drawing.css';

/**
 * The message that a consultancy's page sends, and below it the page's form, which changes it. Radio buttons and CSS do
 * it without script; a browser without :has() shows every result.
 */
export const Diagnosis = () => (
  <figure className="landing-page-consultoria__figure">
    <ReceivedMessage />
    <Section id="check" check bare className="stack-3" title={own.check}>
      <DrawnPage />
    </Section>
    <div className="stack-3">
      <p className="small">
        <strong>{figure.bring}</strong>{' '}
        <span className="overlay">
          <First say="bring" />
        </span>
      </p>
      <AfterDemo text={figure.after} chosen=".landing-page-consultoria__message .overlay > *" />
      <figcaption>{figure.caption}</figcaption>
    </div>
  </figure>
);
