import { dollars, formatNumber, formatPrice, type Price } from '../format';
import type { Lang, Localized } from '../languages';

/** A plan of the marketplace: monthly, in dollars. */
export type ApiPlan = {
  id: string;
  price: Localized<Price>;
  /** Tokens a month, where the marketplace counts them beside the requests. */
  tokens?: number;
  /** Requests a month. */
  quota: number;
  /** What each further request costs. */
  extra?: Localized<Price>;
  /** Further requests are refused. */
  hardLimit?: true;
  perHour?: number;
  /** The reason for the mark on the one plan that the marketplace marks. */
  mark?: 'recommended' | 'popular';
};

/** The plans of the two invoice readers differ in what their free one gives. */
const readerPlans = (free: Pick<ApiPlan, 'quota' | 'perHour'>): readonly ApiPlan[] => [
  { id: 'Free', price: dollars(0), hardLimit: true, ...free },
  { id: 'Basic', price: dollars(10), quota: 100, extra: dollars(0.09, 2) },
  { id: 'Ultra', price: dollars(25), quota: 350, extra: dollars(0.08, 2) },
  { id: 'Mega', price: dollars(50), quota: 600, extra: dollars(0.075, 3), mark: 'recommended' },
];

export const nfsePlans = readerPlans({ quota: 20, perHour: 1000 });

/** No hourly limit is documented of invoices. */
export const invoicePlans = readerPlans({ quota: 10 });

/** The plans of the barcode extractor; the paid ones name no hourly limit. */
export const barcodePlans: readonly ApiPlan[] = [
  { id: 'Free', price: dollars(0, 2), quota: 20, hardLimit: true, perHour: 10 },
  { id: 'Basic', price: dollars(4, 2), quota: 6000, extra: dollars(0.0005, 4) },
  { id: 'Ultra', price: dollars(7, 2), quota: 13_000, extra: dollars(0.0004, 4) },
  {
    id: 'Mega',
    price: dollars(15, 2),
    quota: 30_000,
    extra: dollars(0.0003, 4),
    mark: 'recommended',
  },
];

/** The plans of the image API: each ends with its requests or its tokens, whichever is used up first. */
export const imagePlans: readonly ApiPlan[] = [
  { id: 'Basic', price: dollars(0, 2), tokens: 2600, quota: 2, hardLimit: true },
  { id: 'Pro', price: dollars(10, 2), tokens: 103_200, quota: 80, hardLimit: true },
  {
    id: 'Ultra',
    price: dollars(20, 2),
    tokens: 216_720,
    quota: 168,
    hardLimit: true,
    mark: 'popular',
  },
  { id: 'Mega', price: dollars(50, 2), tokens: 536_640, quota: 416, hardLimit: true },
];

/** The plan with a name. Throws if there is none. */
export const planOf = (plans: readonly ApiPlan[], id: string): ApiPlan => {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`there is no plan ${id}`);
  return plan;
};

/** What the first plans hold, as a language writes it. */
export type PlanFigures = {
  /** Free requests a month. */
  free: string;
  /** The price of the cheapest paid plan. */
  price: string;
  quota: string;
};

/** The figures of an API's first plans, as its sentences take them. */
export const planFigures = (plans: readonly ApiPlan[], lang: Lang): PlanFigures => {
  const { price, quota } = planOf(plans, 'Basic');
  return {
    free: formatNumber(planOf(plans, 'Free').quota, lang),
    price: formatPrice(price[lang], lang),
    quota: formatNumber(quota, lang),
  };
};
