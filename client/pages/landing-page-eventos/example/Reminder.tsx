import { event } from '../event';
import { formatHour } from '../format';
import { example as t } from './copy.pt';

/** The reminder in the participant's phone calendar, one day before. */
export const Reminder = () => (
  <div className="stack-2">
    <h3>{t.reminder.title}</h3>
    <div className="box ground-sheet">
      <p>
        <strong>{t.reminder.text(formatHour(event.opens), t.name)}</strong>
      </p>
      <p>{t.reminder.bring}</p>
    </div>
  </div>
);
