import { TradePlans } from '../../components/landing/TradePlans';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { trade } from './data';
import { Note } from './Note';

/** The three plans, and what none of them includes. */
export const Pricing = () => {
  const { title, intro, sector } = words.plans;
  return (
    <Section id="plans" title={title} intro={intro}>
      <TradePlans trade={trade} label={title} sector={sector} />
      <Note {...own.outside} />
    </Section>
  );
};
