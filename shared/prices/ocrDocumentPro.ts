import type { Price } from '../format';
import type { Localized } from '../languages';
import type { ocrPlanIds } from '../offers';

export type OcrPlan = {
  id: (typeof ocrPlanIds)[number];
  price: Localized<Price>;
  /** Documents a month; none where there is no limit. */
  documents?: number;
  mostPopular?: true;
};

/** A plan for each id, in the order of the ids. */
type PlanOfEach<Ids extends readonly string[]> = {
  readonly [At in keyof Ids]: OcrPlan & { id: Ids[At] };
};

const priced = (dollars: number, reais: number): Localized<Price> => ({
  en: { amount: dollars, currency: 'USD' },
  pt: { amount: reais, currency: 'BRL' },
});

/** What OCR Document Pro costs, cheapest first. */
export const ocrPlans = [
  { id: 'Basic', price: priced(19, 29), documents: 100 },
  { id: 'Professional', price: priced(49, 79), documents: 500, mostPopular: true },
  { id: 'Enterprise', price: priced(129, 199) },
] as const satisfies PlanOfEach<typeof ocrPlanIds>;

/** What is claimed of it: accuracy is over this, both in percent. */
export const ocrClaims = { accuracy: 99, uptime: 99.9 };

/** The statistics of its page: accuracy in percent; documents and customers are over these. */
export const ocrStatistics = { accuracy: 99.5, documents: 1_000_000, customers: 500 };
