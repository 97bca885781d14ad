import type { landingPlanIds, OfferId } from '../offers';

type LandingPlan = {
  /** In reais. */
  amount: number;
  /** Until delivery. */
  days: number;
  revisions?: number;
  supportMonths?: number;
};

/** What the plans of the landing pages by trade hold. */
export const landingPlans: Record<(typeof landingPlanIds)[number], LandingPlan> = {
  Essencial: { amount: 350, days: 7, revisions: 2 },
  Profissional: { amount: 800, days: 5, revisions: 4 },
  Premium: { amount: 1500, days: 3, supportMonths: 6 },
};

const plans = Object.values(landingPlans);
const days = plans.map((plan) => plan.days);

/** What a ready-made landing page costs at least, in reais, and in how many days it is made. Three pages say it. */
export const readyMade = {
  amount: Math.min(...plans.map(({ amount }) => amount)),
  soonest: Math.min(...days),
  latest: Math.max(...days),
};

/** The plan of the landing pages that stands out. */
export const markedLandingPlan = 'Profissional';

type Trade = {
  /** By how many percent more customers write, as the page of the trade claims. */
  increase: number;
  /** Whether the highest plan supports the event itself instead of the months after it. */
  supportsEvent?: true;
};

/** The trades whose landing pages are sold in the same three plans. */
const landingTrades = {
  'landing-page-imobiliaria': { increase: 300 },
  'landing-page-consultoria': { increase: 400 },
  'landing-page-eventos': { increase: 350, supportsEvent: true },
  'landing-page-locadora': { increase: 280 },
} as const satisfies Partial<Record<OfferId, Trade>>;

export type LandingTrade = keyof typeof landingTrades;

/** The row of a trade, as the common type of all rows. */
export const landingTrade = (id: LandingTrade): Trade => landingTrades[id];

/** The factor of the claimed increase: +300 % is 4. */
export const timesOf = (id: LandingTrade): number => 1 + landingTrade(id).increase / 100;
