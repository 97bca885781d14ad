import { Ledger } from '../../components/ledger/Ledger';
import { SpanBar } from '../../components/ledger/SpanBar';
import { SpanKey } from '../../components/ledger/SpanKey';
import type { Span } from '../../components/ledger/span';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { daysOfWeek, works } from './data';
import { OtherServices } from './OtherServices';

/** The longest of them, in weeks. */
const most = Math.max(...works.map(([, { from, unit }]) => (unit === 'week' ? from : 0)));

/** A duration in weeks, for the ruler. */
const inWeeks = ({ from, to = from, unit }: Span): Span => {
  const days = unit === 'day' ? daysOfWeek : 1;
  return { from: from / days, to: to / days, unit: 'week' } as const;
};

/** The services on offer: input, output and delivery time. */
export const Offers = () => {
  const { offers: t } = copy(useLang());
  return (
    <Section id="offers" title={t.title} intro={t.intro}>
      <SpanKey />
      <Ledger
        label={t.title}
        works={works.map(([id, time]) => {
          const { name, out: comesOut } = t.items[id];
          return { id, name, comesOut, time, figure: <SpanBar {...inWeeks(time)} most={most} /> };
        })}
      />
      <OtherServices />
    </Section>
  );
};
