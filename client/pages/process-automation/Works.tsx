import { Ledger } from '../../components/ledger/Ledger';
import { useLang } from '../../view';
import { copy } from './copy';
import { works } from './data';

/** The routines on offer: what goes in, what comes out, how long until it runs. */
export const Works = () => {
  const { works: t } = copy(useLang());
  return (
    <section id="works" className="rpa__works" aria-labelledby="works-title">
      <header className="rpa__head">
        <h2 id="works-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <Ledger
        label={t.title}
        works={works.map(({ id, time }) => {
          const { name, in: goesIn, out: comesOut } = t.items[id];
          return { id, name, goesIn, comesOut, time };
        })}
      />
    </section>
  );
};
