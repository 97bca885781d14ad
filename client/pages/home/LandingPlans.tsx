import { formatNumber, formatPrice } from '../../../shared/format';
import { landingPlans, markedLandingPlan } from '../../../shared/landingPlans';
import { landingPlanIds } from '../../../shared/offers';
import { PlanCards } from '../../components/plans/PlanCards';
import { landing } from './onlyPortuguese';

const counted = (count: number | undefined, say: (count: string) => string): string[] =>
  count === undefined ? [] : [say(formatNumber(count, 'pt'))];

/** What a landing page costs, the same for every trade. */
export const LandingPlans = () => (
  <PlanCards
    label={landing.table}
    plans={landingPlanIds.map((id) => {
      const { amount, days, revisions, supportMonths } = landingPlans[id];
      return {
        id,
        name: id,
        price: formatPrice({ amount, currency: 'BRL' }, 'pt'),
        points: [
          ...counted(days, landing.days),
          ...counted(revisions, landing.revisions),
          ...counted(supportMonths, landing.support),
        ],
        ...(id === markedLandingPlan && { mark: landing.mark }),
      };
    })}
  />
);
