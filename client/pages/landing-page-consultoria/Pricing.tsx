import { PlanTerms } from '../../components/landing/PlanTerms';
import { TradePlans } from '../../components/landing/TradePlans';
import { Section } from '../../components/Section';
import { own, words } from './copy.pt';
import { trade } from './data';
import { Note } from './Note';

/** The three plans, what all of them include and exclude, and what happens if the answers do not help. */
export const Pricing = () => {
  const { title, intro, sector } = words.plans;
  return (
    <Section id="plans" title={title} intro={intro}>
      <TradePlans trade={trade} label={title} sector={sector} />
      <PlanTerms lists={own.terms} className="halves" />
      <Note {...own.vague} />
    </Section>
  );
};
