import type { ServiceLeaf } from 'schema-dts';
import type { View } from '../../../client/document/view';
import { landingPlanIds } from '../../../shared/offers';
import { type LandingTrade, landingPlans } from '../../../shared/prices/landingPages';
import { type PricedPlan, plansOf } from './plans';
import { service } from './service';

const plans: readonly PricedPlan[] = landingPlanIds.map((id) => {
  const price = { amount: landingPlans[id].amount, currency: 'BRL' as const };
  return { id, price: { en: price, pt: price } };
});

/** The service "landing page for a trade", with its plans as offers. */
export const landingPage = (trade: LandingTrade, view: View): ServiceLeaf =>
  service(trade, view, {
    kindOf: 'website-development',
    offers: plansOf(trade, plans, view.lang, { paid: 'once' }),
  });
