import type { ApiPlan } from './marketplace';

/** Parts of a dollar to calculate with, in whole numbers: an extra request has a price of up to four decimals. */
const unit = 10_000;
const units = (amount: number): number => Math.round(amount * unit);

/** What a plan costs for so many requests a month, in dollars; undefined beyond a hard limit. */
export const monthlyCost = (
  { price, quota, extra }: ApiPlan,
  requests: number,
): number | undefined => {
  const beyond = Math.max(0, requests - quota);
  if (beyond > 0 && !extra) return undefined;
  return (units(price.en.amount) + beyond * units(extra?.en.amount ?? 0)) / unit;
};

/** The plan that costs least for so many requests a month, the smaller of two equals; undefined where none allows them. */
export const cheapestPlan = (
  plans: readonly ApiPlan[],
  requests: number,
): { plan: ApiPlan; cost: number } | undefined => {
  const offers = plans.flatMap((plan) => {
    const cost = monthlyCost(plan, requests);
    return cost === undefined ? [] : [{ plan, cost }];
  });
  return offers.sort((one, other) => one.cost - other.cost)[0];
};

/** Requests a month for which a plan is the cheapest one; without an end where nothing is cheaper beyond. */
export type PlanRange = { plan: ApiPlan; from: number; to: number | undefined };

/** The last number of requests up to which `isSo` holds, found by halving. It holds at `from`, and not at `end`. */
const lastWhere = (from: number, end: number, isSo: (requests: number) => boolean): number => {
  let [low, high] = [from, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isSo(middle)) low = middle;
    else high = middle;
  }
  return low;
};

/** More requests than any plan of ours is meant for. */
const many = 10_000_000;

/** In which range each plan is the cheapest, from one request on. A plan that never is has none. */
export const cheapestRanges = (plans: readonly ApiPlan[]): readonly PlanRange[] => {
  const ranges: PlanRange[] = [];
  for (let from = 1; from < many; ) {
    const found = cheapestPlan(plans, from)?.plan;
    if (!found) break;
    const isFound = (requests: number) => cheapestPlan(plans, requests)?.plan === found;
    const to = isFound(many) ? undefined : lastWhere(from, many, isFound);
    ranges.push({ plan: found, from, to });
    from = (to ?? many) + 1;
  }
  return ranges;
};
