import { landing } from './copy.pt';
import type { PlannedWords } from './landingWords';
import './parts.css';

/** What changes for the buyer, and the page as a sheet: each part with what the buyer sends for it, in a bubble. */
export const PageParts = ({ benefits, elements }: Pick<PlannedWords, 'benefits' | 'elements'>) => (
  <div className="stack-6">
    <div className="stack-4">
      <h3>{benefits.title}</h3>
      <dl className="landing__gains grid ruled">
        {benefits.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="strong">{title}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className="stack-4">
      <h3>{elements.title}</h3>
      <dl className="landing__parts ground-sheet ruled">
        {elements.items.map(({ title, text, send }) => (
          <div key={title}>
            <dt className="strong">{title}</dt>
            <dd className="soft">{text}</dd>
            <dd className="bubble">
              <span className="visually-hidden">{landing.you}</span> {send}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
);
