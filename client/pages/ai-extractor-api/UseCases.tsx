import { Ledger } from '../../components/ledger/Ledger';
import { SpanBar } from '../../components/ledger/SpanBar';
import { SpanKey } from '../../components/ledger/SpanKey';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { works } from './data';

const most = Math.max(...works.map(({ time }) => time.to));

/** The documents that we build APIs for, with the time of each as a bar of weeks. */
export const UseCases = () => {
  const { uses: t } = copy(useLang());
  return (
    <section id="uses">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <SpanKey />
      <Ledger
        label={t.list}
        works={works.map((work) => ({
          ...work,
          ...t.works[work.id],
          figure: <SpanBar {...work.time} most={most} />,
        }))}
        maxOpen={2}
      />
    </section>
  );
};
