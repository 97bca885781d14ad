import { slots, together } from '../data';
import { formatHour } from '../format';
import { example as t } from './copy.pt';
import { TalkChoice } from './TalkChoice';

const entries = [...slots, ...together].sort((one, other) => one.begins - other.begins);

/** The day from hour to hour: what all do together, and where two rooms run at a time, the choice. */
export const Programme = () => (
  <ol className="event__programme">
    {entries.map((entry) => (
      <li key={entry.begins}>
        {'of' in entry ? (
          <TalkChoice slot={entry} />
        ) : (
          <p className="event__together">
            <strong>{formatHour(entry.begins)}</strong> <span>{t.together[entry.id]}</span>
          </p>
        )}
      </li>
    ))}
  </ol>
);
