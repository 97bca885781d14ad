import { Ledger } from '../../components/ledger/Ledger';
import { useLang } from '../../view';
import { copy } from './copy';
import { type WorkId, works } from './data';

const ids = Object.keys(works) as WorkId[];

export const Services = () => {
  const { work: t } = copy(useLang());
  return (
    <section id="work" aria-labelledby="work-title">
      <header className="data-engineering__head">
        <h2 id="work-title">{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <Ledger label={t.title} works={ids.map((id) => ({ id, ...t[id], time: works[id] }))} />
    </section>
  );
};
