import { useLang } from '../../document/view';
import { copy } from './copy';
import { roi } from './data';

const back = roi / 100 + 1;

/** What is spent and what it frees, in squares of equal size; the text below says the same. */
export const ReturnChart = () => {
  const { spent, back: freed } = copy(useLang()).money;
  const rows = [
    { name: spent, count: 1, colour: 'var(--coral)' },
    { name: freed, count: back, colour: 'var(--leaf)' },
  ];
  return (
    <div className="stack-2 ai-consulting__return" aria-hidden="true">
      {rows.map(({ name, count, colour }) => (
        <p key={name}>
          {name}
          <svg viewBox={`0 0 ${back * 11} 10`} aria-hidden="true">
            <path
              stroke={colour}
              strokeWidth="10"
              strokeDasharray="10 1"
              d={`M0 5h${count * 11}`}
            />
          </svg>
        </p>
      ))}
    </div>
  );
};
