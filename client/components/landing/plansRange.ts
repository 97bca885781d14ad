import { formatNumber, formatPrice } from '../../../shared/format';
import { landingPlans, readyMade } from '../../../shared/prices/landingPages';

const { amount, soonest, latest } = readyMade;
const highest = Math.max(...Object.values(landingPlans).map((plan) => plan.amount));

const reais = (price: number): string => formatPrice({ amount: price, currency: 'BRL' }, 'pt');
const count = (value: number): string => formatNumber(value, 'pt');

/** The price range and the delivery range of the three plans, formatted in Portuguese. */
export const plansRange = {
  lowest: reais(amount),
  highest: reais(highest),
  soonest: count(soonest),
  latest: count(latest),
};
