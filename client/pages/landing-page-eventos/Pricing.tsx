import { landingPlanIds } from '../../../shared/offers';
import { PlanTerms } from '../../components/landing/PlanTerms';
import { TradePlans } from '../../components/landing/TradePlans';
import { Section } from '../../components/Section';
import { words } from './copy.pt';
import { count } from './format';

/** The three plans, and what their price includes and excludes. */
export const Pricing = () => {
  const { title, label, sector, terms } = words.plans;
  return (
    <Section id="plans" title={`${count(landingPlanIds.length)} ${title}`}>
      <TradePlans trade="landing-page-eventos" label={label} sector={sector} />
      <PlanTerms lists={terms} className="halves" />
    </Section>
  );
};
