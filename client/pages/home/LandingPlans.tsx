import { landingPlanIds } from '../../../shared/offers';
import { readLandingPlan } from '../../components/landing-plans/readLandingPlan';
import { PlanCards } from '../../components/plans/PlanCards';
import { landing } from './copy.pt';

/** The landing page plans, the same for every trade. */
export const LandingPlans = () => (
  <PlanCards
    label={landing.table}
    plans={landingPlanIds.map((id) => ({
      id,
      name: id,
      ...readLandingPlan(id),
    }))}
  />
);
