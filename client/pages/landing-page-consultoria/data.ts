import { landingPlans, landingTrade } from '../../../shared/landingPlans';

/** The offer that the page sells, as plans and contact know it. */
export const trade = 'landing-page-consultoria';

const range = (figures: readonly number[]) => ({
  from: Math.min(...figures),
  to: Math.max(...figures),
});

const plans = Object.values(landingPlans);

/** From the lowest to the highest price, in reais. */
export const prices = range(plans.map(({ amount }) => amount));

/** Days until delivery, from the fastest plan to the slowest. */
export const delivery = range(plans.map(({ days }) => days));

/** How many contacts the claimed increase makes of one. */
export const contactsOfOne = 1 + landingTrade(trade).increase / 100;
