import { Ledger } from '../../components/ledger/Ledger';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Cost } from './Cost';
import { copy } from './copy';
import { works } from './data';

/** The agents that we build with their times, and what the price depends on. */
export const AgentTypes = () => {
  const { works: t } = copy(useLang());
  return (
    <Section id="works" title={t.title} intro={t.intro}>
      <Ledger
        label={t.title}
        works={works.map(({ id, time }) => {
          const { asks, ...item } = t.items[id];
          return { id, time, ...item, figure: <p className="bubble bubble--in">{asks}</p> };
        })}
      />
      <Cost />
    </Section>
  );
};
