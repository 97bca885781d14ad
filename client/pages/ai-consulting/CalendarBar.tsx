import { useLang } from '../../document/view';
import { copy } from './copy';
import { type calendar, reaching, type Stage } from './data';

type Props = { bar: (typeof calendar)[number]['lines'][number][number]; stage: Stage };

/**
 * Consecutive days of a week: work, a delivery, a decision (a label that selects stopping there), or
 * nothing. Those after the selected stopping point are hidden.
 */
export const CalendarBar = ({ bar, stage }: Props) => {
  const { calendar: t } = copy(useLang());
  if (!('id' in bar)) return <td colSpan={bar.days} />;
  const name = t.bars[bar.id];
  return (
    <td colSpan={bar.days} data-stream={bar.stream} data-when-b={reaching(stage)}>
      <span className="visually-hidden">{`${t.streams[bar.stream]}: `}</span>
      {bar.stream === 'asked' ? (
        <label htmlFor={`stop-${stage}`}>{name}</label>
      ) : (
        <span>{name}</span>
      )}
    </td>
  );
};
