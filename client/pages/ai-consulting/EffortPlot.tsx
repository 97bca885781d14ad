import { Fragment } from 'react';
import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { band, bands, mostWeeks, tasks } from './data';

const count = (length: number): number[] => Array.from({ length }, (_, at) => at + 1);

const columns = count(mostWeeks);
const rows = count(bands).reverse();

/** The tasks that take some weeks and save some hours. */
const Cell = ({ week, row }: { week: number; row: number }) => {
  const { corner, tasks: t } = copy(useLang()).sheet;
  return (
    <div>
      {week === 1 && row === bands && <em>{corner}</em>}
      {tasks
        .filter(({ weeks, band }) => weeks === week && band === row)
        .map(({ id, at, letter, verdict }) => (
          <label key={id} htmlFor={`task-${at}`} data-mark-a={at} data-verdict={verdict}>
            <b className="ai-consulting__letter">{letter}</b>{' '}
            <span className="overlay">
              <span data-when-a={at}>{t[id].name}</span>
            </span>
          </label>
        ))}
    </div>
  );
};

/**
 * Effort against gain: one row per band of hours, one column per week of work. It duplicates the table
 * beside it, so it is hidden from screen readers.
 */
export const EffortPlot = () => {
  const lang = useLang();
  const { axes } = copy(lang).sheet;
  return (
    <div className="small ai-consulting__plot" aria-hidden="true">
      <p>{axes.gain}</p>
      <div className="tabular ai-consulting__grid">
        {rows.map((row) => (
          <Fragment key={row}>
            <span>{`${formatNumber((row - 1) * band + 1, lang)}–${formatNumber(row * band, lang)}`}</span>
            {columns.map((week) => (
              <Cell key={week} week={week} row={row} />
            ))}
          </Fragment>
        ))}
        <span />
        {columns.map((week) => (
          <span key={week}>{formatNumber(week, lang)}</span>
        ))}
      </div>
      <p>{axes.effort}</p>
    </div>
  );
};
