import { PlanTerms } from '../../components/landing/PlanTerms';
import { TradePlans } from '../../components/landing/TradePlans';
import { Section } from '../../components/Section';
import { terms, words } from './copy.pt';

const { sector, ...block } = words.plans;

/** The three plans, and what they include and exclude. */
export const Pricing = () => (
  <Section id="plans" className="ground-sunken" {...block}>
    <TradePlans trade="landing-page-locadora" label={block.title} sector={sector} />
    <PlanTerms lists={terms} className="halves" />
  </Section>
);
