import { formatNumber, formatPrice } from '../../../shared/format';
import { landingPlans } from '../../../shared/landingPlans';
import { points } from './onlyPortuguese';

const counted = (count: number | undefined, say: (count: string) => string): string[] =>
  count === undefined ? [] : [say(formatNumber(count, 'pt'))];

/** A plan of the landing pages by trade as its readers see it: its price and what it holds. */
export const readLandingPlan = (id: keyof typeof landingPlans) => {
  const { amount, days, revisions, supportMonths } = landingPlans[id];
  return {
    price: formatPrice({ amount, currency: 'BRL' }, 'pt'),
    points: [
      ...counted(days, points.days),
      ...counted(revisions, points.revisions),
      ...counted(supportMonths, points.support),
    ],
  };
};
