import { TradePlans } from '../../components/landing/TradePlans';
import { own, words } from './copy.pt';
import { trade } from './data';
import { MarginNote } from './MarginNote';
import { Section } from './Section';

/** The three plans, and what none of them includes. */
export const Pricing = () => {
  const { title, intro, sector } = words.plans;
  return (
    <Section id="plans" title={title} intro={intro}>
      <TradePlans trade={trade} label={title} sector={sector} />
      <MarginNote {...own.outside} />
    </Section>
  );
};
