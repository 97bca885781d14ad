import { Ledger } from '../../components/ledger/Ledger';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { works } from './data';

/** The documents that we build APIs for: what goes in, what comes out, and the time until it works. */
export const UseCases = () => {
  const { uses: t } = copy(useLang());
  return (
    <section id="uses">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <Ledger
        label={t.list}
        works={works.map((work) => ({ ...work, ...t.works[work.id] }))}
        maxOpen={2}
      />
    </section>
  );
};
