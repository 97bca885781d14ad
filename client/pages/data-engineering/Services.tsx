import { Ledger } from '../../components/ledger/Ledger';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { type WorkId, works } from './data';

const ids = Object.keys(works) as WorkId[];

export const Services = () => {
  const { work: t } = copy(useLang());
  return (
    <section id="work">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <Ledger
        label={t.title}
        works={ids.map((id) => {
          const { from, to, ...item } = t[id];
          const figure = (
            <p key={id} className="small data-engineering__feeds">
              <span>{from}</span> <i aria-hidden="true">→</i> <strong>{to}</strong>
            </p>
          );
          return { id, ...item, time: works[id], figure };
        })}
      />
    </section>
  );
};
