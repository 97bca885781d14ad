import { Ledger } from '../../components/ledger/Ledger';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { Benefits } from './Benefits';
import { copy } from './copy';
import { works } from './offered';

/** The routines on offer: input, output, and the time until each runs; and the benefits. */
export const Routines = () => {
  const { works: t } = copy(useLang());
  return (
    <Section
      id="works"
      title={t.title}
      intro={
        <>
          {t.intro} <br />
          <strong>{t.price.name}</strong> {t.price.text}
        </>
      }
    >
      <Ledger
        label={t.title}
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
      <Benefits />
    </Section>
  );
};
