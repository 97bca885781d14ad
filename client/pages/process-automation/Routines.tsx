import { Ledger } from '../../components/ledger/Ledger';
import { SpanBar } from '../../components/ledger/SpanBar';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';
import { anyWork, works } from './offered';

const { to: most = anyWork.from } = anyWork;

/** The routines on offer: input, output, and the time until each runs. */
export const Routines = () => {
  const { works: t } = copy(useLang());
  return (
    <Section id="works" title={t.title} intro={t.intro}>
      <p className="row small process-automation__key" aria-hidden="true">
        <span data-kind="least">{t.key.least}</span>
        <span data-kind="most">{t.key.most}</span>
      </p>
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
