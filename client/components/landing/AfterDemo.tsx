import { DemoCall } from '../demo/DemoCall';
import { landing } from './copy.pt';
import './after-demo.css';

type Props = {
  text: string;
  /** A selector of what the reader's choices say in the demo. */
  chosen: string;
};

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** The text of those of the elements that are shown; none without `:has()`, where all of them are. */
const shown = (selector: string): string =>
  (CSS.supports('selector(:has(a))') ? [...document.querySelectorAll(selector)] : [])
    .filter(isShown)
    .map(({ textContent }) => textContent.trim())
    .join('; ');

/** What follows the demo of a trade's page: a sentence, and a button whose message says what the reader chose. */
export const AfterDemo = ({ text, chosen }: Props) => (
  <div className="wide stack-2 screen-only landing__after">
    <DemoCall
      text={text}
      label={landing.send}
      chosen={() => {
        const choice = shown(chosen);
        return choice && landing.chosen(choice);
      }}
    />
    <p className="small">{landing.free}</p>
  </div>
);
