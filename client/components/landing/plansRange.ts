import { formatNumber, formatPrice } from '../../../shared/format';
import { landingPlans } from '../../../shared/prices/landingPages';

const plans = Object.values(landingPlans);
const amounts = plans.map(({ amount }) => amount);
const days = plans.map((plan) => plan.days);

const reais = (amount: number): string => formatPrice({ amount, currency: 'BRL' }, 'pt');
const count = (value: number): string => formatNumber(value, 'pt');

/** The price range and the delivery range of the three plans, formatted in Portuguese. */
export const plansRange = {
  lowest: reais(Math.min(...amounts)),
  highest: reais(Math.max(...amounts)),
  soonest: count(Math.min(...days)),
  latest: count(Math.max(...days)),
};
