import { Ledger } from '../../components/ledger/Ledger';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Benefits } from './Benefits';
import { copy } from './copy';
import { type WorkId, works } from './data';

const ids = Object.keys(works) as WorkId[];

/** The services with their times, then the benefits and what the price depends on. */
export const Services = () => {
  const { work: t } = copy(useLang());
  return (
    <Section id="work" title={t.title} intro={t.intro}>
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
      <Benefits />
    </Section>
  );
};
