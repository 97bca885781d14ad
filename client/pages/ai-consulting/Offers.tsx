import { Ledger } from '../../components/ledger/Ledger';
import { SpanBar } from '../../components/ledger/SpanBar';
import { Section } from '../../components/Section';
import { useLang } from '../../document/view';
import { copy } from './copy';
import { calendar, stageStart, stages, works } from './data';
import { OtherServices } from './OtherServices';
import { Return } from './Return';

/** The services: what comes of each, its time, and what the price of a stage depends on. */
export const Offers = () => {
  const { offers: t } = copy(useLang());
  return (
    <Section id="offers" title={t.title} intro={t.intro}>
      <Ledger
        label={t.title}
        maxOpen={stages.length}
        works={works.map(([id, time]) => {
          const { name, out: comesOut, ...item } = t.items[id];
          const stage = stages.find((one) => one === id);
          const figure = stage && 'price' in item && (
            <div className="stack-2">
              <SpanBar {...time} start={stageStart(stage)} most={calendar.length} />
              <p className="small">{item.price}</p>
            </div>
          );
          return { id, name, comesOut, time, figure };
        })}
      />
      <Return />
      <OtherServices />
    </Section>
  );
};
