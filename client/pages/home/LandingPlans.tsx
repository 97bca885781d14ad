import { markedLandingPlan } from '../../../shared/landingPlans';
import { landingPlanIds } from '../../../shared/offers';
import { landing as shared } from '../../components/landing/onlyPortuguese';
import { readLandingPlan } from '../../components/landing-plans/readLandingPlan';
import { PlanCards } from '../../components/plans/PlanCards';
import { landing } from './onlyPortuguese';

/** What a landing page costs, the same for every trade. */
export const LandingPlans = () => (
  <PlanCards
    label={landing.table}
    plans={landingPlanIds.map((id) => ({
      id,
      name: id,
      ...readLandingPlan(id),
      ...(id === markedLandingPlan && { mark: shared.mark }),
    }))}
  />
);
