import { Ledger } from '../../components/ledger/Ledger';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { works } from './data';

export const AgentTypes = () => {
  const { works: t } = copy(useLang());
  return (
    <section id="works">
      <header>
        <h2>{t.title}</h2>
        <p>{t.intro}</p>
      </header>
      <Ledger
        label={t.title}
        works={works.map(({ id, time }) => {
          const { asks, ...item } = t.items[id];
          return { id, time, ...item, figure: <p className="bubble bubble--in">{asks}</p> };
        })}
      />
    </section>
  );
};
