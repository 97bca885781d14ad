import { TradePlans } from '../../components/landing/TradePlans';
import { own, words } from './copy.pt';
import { trade } from './data';
import { Note } from './Note';
import { Section } from './Section';

/** The three plans, and what none of them holds. */
export const Plans = () => {
  const { title, intro, sector } = words.plans;
  return (
    <Section id="plans" title={title} intro={intro}>
      <TradePlans trade={trade} label={title} sector={sector} />
      <Note {...own.outside} />
    </Section>
  );
};
