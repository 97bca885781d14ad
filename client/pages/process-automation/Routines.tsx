import { Ledger } from '../../components/ledger/Ledger';
import { SpanBar } from '../../components/ledger/SpanBar';
import { SpanKey } from '../../components/ledger/SpanKey';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { anyWork, works } from './offered';

const { to: most = anyWork.from } = anyWork;

/** The routines on offer: input, output, and the time until each runs. */
export const Routines = () => {
  const { works: t } = copy(useLang());
  return (
    <Section id="works" title={t.title} intro={t.intro}>
      <SpanKey />
      <Ledger
        label={t.title}
        works={works.map(({ id, time }) => {
          const { name, in: goesIn, out: comesOut } = t.items[id];
          return { id, name, goesIn, comesOut, time, figure: <SpanBar {...time} most={most} /> };
        })}
      />
    </Section>
  );
};
