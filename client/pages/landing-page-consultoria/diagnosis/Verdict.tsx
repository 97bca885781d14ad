import { Result } from '../../../components/demo/Result';
import { figure } from './copy.pt';
import { topics } from './data';
import { First } from './First';

/** The positions of the names, around a triangle whose corners are 48 units from its centre. */
const corners = {
  margin: { x: 50, y: 10, textAnchor: 'middle' },
  decision: { x: 100, y: 98, textAnchor: 'end' },
  measure: { x: 0, y: 98, textAnchor: 'start' },
} as const;

/** The topic to start with, and a triangle of the three answers, which CSS shapes. */
export const Verdict = () => (
  <div className="row landing-page-consultoria__verdict">
    <div className="landing-page-consultoria__triangle">
      <span />
      <svg viewBox="0 0 100 100" fill="var(--ink)" aria-hidden="true">
        <path
          fill="var(--leaf)"
          fillOpacity="0.07"
          stroke="var(--ink-soft)"
          strokeWidth="0.6"
          d="M50 14 91.6 86H8.4ZM50 32.2 75.8 76.9H24.2ZM50 50.5 60 67.8H40ZM50 62V14M50 62 91.6 86M50 62 8.4 86"
        />
        {topics.map((topic) => (
          <text key={topic} data-first={topic} {...corners[topic]}>
            {figure.topics[topic].name}
          </text>
        ))}
        {topics.map((topic) => (
          <circle key={topic} data-first={topic} cx="50" cy="62" r="3.6" />
        ))}
      </svg>
    </div>
    <Result className="display landing-page-consultoria__first">
      <First say="first" />
    </Result>
    <p className="soft">{figure.legend}</p>
  </div>
);
