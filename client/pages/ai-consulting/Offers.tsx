import { Ledger } from '../../components/ledger/Ledger';
import { Section } from '../../components/Section';
import { useLang } from '../../view';
import { copy } from './copy';
import { works } from './data';
import { OtherServices } from './OtherServices';

/** The services on offer: input, output and delivery time. */
export const Offers = () => {
  const { offers: t } = copy(useLang());
  return (
    <Section id="offers" title={t.title} intro={t.intro}>
      <Ledger
        label={t.title}
        works={works.map(([id, time]) => {
          const { name, out: comesOut } = t.items[id];
          return { id, name, comesOut, time };
        })}
      />
      <OtherServices />
    </Section>
  );
};
