import type { ApiPlan } from '../../../shared/apis/api';
import { invoicePlans } from '../../../shared/apis/plans';
import type { Lang } from '../../../shared/languages';

/** The plans that go on past their quota; the free one stops there. */
export const paidPlans = invoicePlans.filter(({ extra }) => extra !== undefined);

/** Months to compare: the quota of each paid plan, and one that is above them all. */
export const volumes: readonly number[] = [...paidPlans.map(({ quota }) => quota), 2000];

/** What a month of that many requests costs in a plan, to the cent. */
export const costOf = ({ price, quota, extra }: ApiPlan, requests: number, lang: Lang): number => {
  const more = Math.max(0, requests - quota) * (extra?.[lang].amount ?? 0);
  return Math.round((price[lang].amount + more) * 100) / 100;
};

/** What that many requests cost where they cost least. */
export const lowestCost = (requests: number, lang: Lang): number =>
  Math.min(...paidPlans.map((plan) => costOf(plan, requests, lang)));
