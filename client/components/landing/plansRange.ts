import { formatNumber, formatPrice } from '../../../shared/format';
import { landingPlans } from '../../../shared/prices/landingPages';

const plans = Object.values(landingPlans);
const amounts = plans.map(({ amount }) => amount);
const days = plans.map((plan) => plan.days);

const reais = (amount: number): string => formatPrice({ amount, currency: 'BRL' }, 'pt');
const count = (value: number): string => formatNumber(value, 'pt');

/** Between which prices and which days of delivery the three plans are, as Portuguese writes them. */
export const plansRange = {
  lowest: reais(Math.min(...amounts)),
  highest: reais(Math.max(...amounts)),
  soonest: count(Math.min(...days)),
  latest: count(Math.max(...days)),
};
