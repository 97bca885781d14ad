import { slots } from '../data';
import { event } from '../event';
import { count, formatDate, formatHour } from '../format';
import { ChosenTalk } from './ChosenTalk';
import { example as t } from './copy.pt';
import { Room } from './Room';

const [[, name]] = t.form;

/** The participant's badge: the selected talks' rooms, by time. */
export const Badge = () => (
  <div className="stack-2">
    <h3>{t.badge.title}</h3>
    <div className="ground-sheet landing-page-eventos__badge">
      <p className="row strong">
        <span>{t.name}</span> <span>{formatDate(event)}</span>
      </p>
      <p className="row">
        <strong className="display">{name}</strong>{' '}
        <span>{t.badge.number(count(event.order))}</span>
      </p>
      <ul className="row">
        {slots.map((slot) => (
          <li key={slot.begins}>
            <span>{formatHour(slot.begins)}</span>{' '}
            <ChosenTalk slot={slot} told={(id) => <Room id={id} />} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
