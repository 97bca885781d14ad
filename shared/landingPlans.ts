import type { landingPlanIds } from './offers';

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

/** The plan of the landing pages that stands out. */
export const markedLandingPlan = 'Profissional';
