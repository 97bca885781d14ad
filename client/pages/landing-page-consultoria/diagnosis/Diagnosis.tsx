import { copy } from '../../../components/copy';
import { AfterDemo } from '../../../components/landing/AfterDemo';
import { own } from '../copy.pt';
import { figure } from './copy.pt';
import { DrawnPage } from './DrawnPage';
import './diagnosis.drawing.css';

/**
 * A consultancy's page with a diagnosis form, and the message that it sends. Radio buttons and CSS do
 * it without script; a browser without :has() shows every result.
 */
export const Diagnosis = () => (
  <figure className="landing-page-consultoria__figure">
    <div className="stack-2">
      <h2>{`${copy('pt').check} ${own.diagnosis.title}`}</h2>
      <p className="lead">{own.diagnosis.text}</p>
    </div>
    <DrawnPage />
    <div className="stack-3">
      <AfterDemo text={figure.after} chosen=".landing-page-consultoria__message .overlay > *" />
      <figcaption>{figure.caption}</figcaption>
    </div>
  </figure>
);
