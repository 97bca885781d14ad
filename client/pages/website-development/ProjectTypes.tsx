import { Ledger } from '../../components/ledger/Ledger';
import { useLang } from '../../view';
import { copy } from './copy';
import { workTimes } from './data';
import { Section } from './Section';

const ids = Object.keys(workTimes) as (keyof typeof workTimes)[];

export const ProjectTypes = () => {
  const { works: t } = copy(useLang());
  return (
    <Section id="works" title={t.title} intro={t.intro}>
      <Ledger
        label={t.title}
        works={ids.map((id) => ({ id, ...t.items[id], time: workTimes[id] }))}
      />
    </Section>
  );
};
