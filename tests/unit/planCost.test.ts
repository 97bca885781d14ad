import { describe, expect, test } from 'vitest';
import {
  type ApiPlan,
  barcodePlans,
  imagePlans,
  invoicePlans,
  nfsePlans,
} from '../../shared/prices/marketplace';
import { cheapestPlan, cheapestRanges } from '../../shared/prices/planCost';

const cheapest = (plans: readonly ApiPlan[], requests: number) => {
  const { plan, cost } = cheapestPlan(plans, requests) ?? {};
  return plan ? `${plan.id} $${cost}` : 'none';
};

describe('the cheapest plan', () => {
  // Worked out by hand.
  test.each([
    ['NFSe', nfsePlans, ['Free $0', 'Basic $11.8', 'Ultra $77', 'Mega $755']],
    ['invoice', invoicePlans, ['Basic $10', 'Basic $11.8', 'Ultra $77', 'Mega $755']],
    ['barcode', barcodePlans, ['Free $0', 'Basic $4', 'Basic $4', 'Basic $6']],
    ['image', imagePlans, ['Pro $10', 'Ultra $20', 'none', 'none']],
  ] as const)('of the %s API for 20, 120, 1,000 and 10,000 requests', (_api, plans, expected) => {
    expect([20, 120, 1000, 10_000].map((requests) => cheapest(plans, requests))).toEqual(expected);
  });
});

describe('the range in which a plan is the cheapest', () => {
  const readers = ['Basic 266', 'Ultra 1600', 'Mega and more'];

  test.each([
    ['NFSe', nfsePlans, ['Free 20', ...readers]],
    ['invoice', invoicePlans, ['Free 10', ...readers]],
    ['barcode', barcodePlans, ['Free 20', 'Basic 12000', 'Ultra 42000', 'Mega and more']],
    ['image', imagePlans, ['Basic 2', 'Pro 80', 'Ultra 168', 'Mega 416']],
  ] as const)('of the %s API ends where the next plan costs less', (_api, plans, expected) => {
    expect(cheapestRanges(plans).map(({ plan, to }) => `${plan.id} ${to ?? 'and more'}`)).toEqual(
      expected,
    );
  });
});
