import { formatNumber } from '../../../shared/format';
import { useLang } from '../../document/view';
import { CalendarBar } from './CalendarBar';
import { copy } from './copy';
import { calendar } from './data';

/** The working weeks as a wall calendar: one column per day; a bar spans its days. */
export const Calendar = () => {
  const lang = useLang();
  const { calendar: t } = copy(lang);
  return (
    <table className="ai-consulting__weeks" aria-labelledby="calendar-title">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.week}</span>
          </th>
          {t.days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      {calendar.map(({ stage, lines }, at) => {
        const week = formatNumber(at + 1, lang);
        return (
          <tbody key={week} data-stage={stage}>
            {lines.map((line, row) => (
              <tr key={line.map(({ days }) => days).join()}>
                {row === 0 && (
                  <th scope="rowgroup" rowSpan={lines.length}>
                    {week}
                  </th>
                )}
                {line.map((bar, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: days never change places
                  <CalendarBar key={place} bar={bar} stage={stage} />
                ))}
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
};
