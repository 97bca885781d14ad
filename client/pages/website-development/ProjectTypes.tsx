import { Ledger } from '../../components/ledger/Ledger';
import { SpanBar } from '../../components/ledger/SpanBar';
import { SpanKey } from '../../components/ledger/SpanKey';
import type { Span } from '../../components/ledger/span';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { longestWork, workTimes } from './data';

const ids = Object.keys(workTimes) as (keyof typeof workTimes)[];

/** The kinds of projects with their times. */
export const ProjectTypes = () => {
  const { works: t } = copy(useLang());
  return (
    <div>
      <SpanKey />
      <Ledger
        label={t.title}
        works={ids.map((id) => {
          const time: Span = workTimes[id];
          const figure = time.unit === 'week' && <SpanBar {...time} most={longestWork} />;
          return { id, ...t.items[id], time, figure };
        })}
      />
    </div>
  );
};
