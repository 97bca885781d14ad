import { slots, together } from '../data';
import { formatHour } from '../format';
import { example as t } from './copy.pt';
import { TalkChoice } from './TalkChoice';

const entries = [...slots, ...together].sort((one, other) => one.begins - other.begins);

/** The programme by time: common parts, and talks to choose where two run in parallel. */
export const Programme = () => (
  <ol className="ruled">
    {entries.map((entry) => (
      <li key={entry.begins} className="stack-3">
        {'of' in entry ? (
          <TalkChoice slot={entry} />
        ) : (
          <p className="row">
            <strong className="landing-page-eventos__time">{formatHour(entry.begins)}</strong>{' '}
            <span>{t.together[entry.id]}</span>
          </p>
        )}
      </li>
    ))}
  </ol>
);
