import { Ledger } from '../../components/ledger/Ledger';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Benefits } from './Benefits';
import { copy } from './copy';
import { works } from './offered';

/** The routines on offer: input, output, and the time until each runs; what the price depends on, and the benefits. */
export const Routines = () => {
  const { works: t } = copy(useLang());
  return (
    <Section id="works" title={t.title} intro={t.intro}>
      <Ledger
        label={t.title}
        maxOpen={3}
        works={works.map(({ id, time }) => {
          const { name, in: goesIn, out: comesOut } = t.items[id];
          const figure = (
            <p key={id} className="small">
              <strong>{t.send}</strong> {goesIn}
            </p>
          );
          return { id, name, comesOut, time, figure };
        })}
      />
      <div className="stack-3">
        <h3>{t.price.title}</h3>
        <ul className="grid ruled">
          {t.price.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <Benefits />
    </Section>
  );
};
