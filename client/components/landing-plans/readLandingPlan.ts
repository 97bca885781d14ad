import { formatNumber, formatPrice } from '../../../shared/format';
import {
  type LandingTrade,
  landingPlans,
  landingTrade,
  markedLandingPlan,
} from '../../../shared/prices/landingPages';
import { mark, points } from './copy.pt';

const counted = (count: number | undefined, say: (count: string) => string): string[] =>
  count === undefined ? [] : [say(formatNumber(count, 'pt'))];

const saySupport = (trade: LandingTrade | undefined): ((months: string) => string) => {
  if (!trade) return points.eitherSupport;
  return landingTrade(trade).supportsEvent ? () => points.eventSupport : points.support;
};

/** A landing page plan with its formatted price and features, for one trade or for all. */
export const readLandingPlan = (id: keyof typeof landingPlans, trade?: LandingTrade) => {
  const { amount, days, revisions, supportMonths } = landingPlans[id];
  return {
    price: formatPrice({ amount, currency: 'BRL' }, 'pt'),
    ...(id === markedLandingPlan && { mark }),
    points: [
      ...counted(days, points.days),
      ...(revisions === undefined
        ? [points.revisionsByQuote]
        : counted(revisions, points.revisions)),
      ...counted(supportMonths, saySupport(trade)),
    ],
  };
};
