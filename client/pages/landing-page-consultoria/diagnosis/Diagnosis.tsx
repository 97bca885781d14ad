import { figure } from './copy.pt';
import { DrawnPage } from './DrawnPage';
import { ReceivedMessage } from './ReceivedMessage';
import './figure.drawing.css';
import './chosen.css';

/**
 * A consultancy's page with a diagnosis form, and the message that it sends. Radio buttons and CSS do
 * it without script; a browser without :has() shows every result.
 */
export const Diagnosis = () => (
  <figure className="landing-page-consultoria__figure">
    <DrawnPage />
    <ReceivedMessage />
    <figcaption>{figure.caption}</figcaption>
  </figure>
);
