import { type HoursRow, hours } from '../../shared/hours';
import { useLang } from '../document/view';
import { copy } from './copy';
import { useNow } from './hours/useNow';
import './hours/hours.css';

const rows: readonly HoursRow[] = ['weekdays', 'saturday'];

/** The business hours with their time zone. After hydration today's row is marked. */
export const Hours = () => {
  const t = copy(useLang());
  const now = useNow();
  return (
    <dl className="hours">
      {rows.map((row) => (
        <div key={row} className={row === now?.row ? 'hours__today' : undefined}>
          <dt>{t[row]}</dt>
          <dd>{t.hours(hours[row].opens, hours[row].closes)}</dd>
        </div>
      ))}
      <div className="small hours__zone">
        <dt className="visually-hidden">{t.timeZoneLabel}</dt>
        <dd>{t.timeZone}</dd>
      </div>
    </dl>
  );
};
