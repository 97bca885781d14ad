import { slots } from '../data';
import { event } from '../event';
import { count, formatDate, formatHour } from '../format';
import { example as t } from './copy.pt';
import { Room } from './Room';

const [[, name]] = t.form;

/** The participant's badge: the selected talks' rooms, by time. */
export const Badge = () => (
  <div className="stack-2 landing-page-eventos__lanyard">
    <h3>{t.badge.title}</h3>
    <div className="landing-page-eventos__sheet landing-page-eventos__badge">
      <p className="row strong landing-page-eventos__edition">
        <span>{t.name}</span> <span>{formatDate(event)}</span>
      </p>
      <p className="row landing-page-eventos__wearer">
        <strong>{name}</strong> <span>{t.badge.number(count(event.order))}</span>
      </p>
      <ul>
        {slots.map(({ begins, of }) => (
          <li key={begins}>
            <span>{formatHour(begins)}</span>{' '}
            <span className="landing-page-eventos__any">
              {of.map((id) => (
                <Room key={id} id={id} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
