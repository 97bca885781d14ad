import { formatNumber } from '../../../shared/format';
import { useLang } from '../../view';
import { copy } from './copy';
import { band, bands, chores, mostWeeks } from './data';

const count = (length: number): number[] => Array.from({ length }, (_, at) => at + 1);

/**
 * Effort against gain: one row per band of hours, one column per week of work. It duplicates the table
 * beside it, so it is hidden from screen readers.
 */
export const EffortPlot = () => {
  const lang = useLang();
  const { axes, corner, chores: t } = copy(lang).sheet;
  return (
    <div className="ai-consulting__plot" aria-hidden="true">
      <p className="ai-consulting__axis">{axes.gain}</p>
      <div className="ai-consulting__grid">
        {count(bands).map((row) => (
          <span key={row} className="ai-consulting__tick" data-y={row}>
            {`${formatNumber((row - 1) * band + 1, lang)}–${formatNumber(row * band, lang)}`}
          </span>
        ))}
        <em data-x={1} data-y={bands}>
          {corner}
        </em>
        {chores.map(({ id, at, letter, weeks, band: row, verdict }) => (
          <label
            key={id}
            htmlFor={`chore-${at}`}
            data-chore={at}
            data-verdict={verdict}
            data-x={weeks}
            data-y={row}
          >
            <b className="ai-consulting__letter">{letter}</b> <span>{t[id].name}</span>
          </label>
        ))}
        {count(mostWeeks).map((week) => (
          <span key={week} className="ai-consulting__tick" data-x={week}>
            {formatNumber(week, lang)}
          </span>
        ))}
      </div>
      <p className="ai-consulting__axis ai-consulting__axis--effort">{axes.effort}</p>
    </div>
  );
};
