import { useLang } from '../../document/view';
import { copy } from './copy';
import { roi } from './data';

const side = 10;

const squares = (count: number): string =>
  Array.from({ length: count }, (_, at) => `M${at * (side + 1)} 0h${side}v${side}h-${side}z`).join(
    '',
  );

/** Cost and return as squares of equal size; the text below states the same. */
export const ReturnChart = () => {
  const { money: t } = copy(useLang());
  const back = roi / 100 + 1;
  const rows = [
    { name: t.spent, count: 1, colour: 'var(--coral)' },
    { name: t.back, count: back, colour: 'var(--leaf)' },
  ];
  return (
    <div className="stack-2 ai-consulting__return" aria-hidden="true">
      {rows.map(({ name, count, colour }) => (
        <p key={name}>
          <span>{name}</span>
          <svg viewBox={`0 0 ${back * (side + 1)} ${side}`} aria-hidden="true">
            <path fill={colour} d={squares(count)} />
          </svg>
        </p>
      ))}
    </div>
  );
};
