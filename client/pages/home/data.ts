import { affiliatePlans } from '../../../shared/affiliatePlans';
import type { ApiPlan } from '../../../shared/apis/api';
import { barcodePlans, invoicePlans, nfsePlans } from '../../../shared/apis/plans';
import type { Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import { ocrPlans } from '../../../shared/ocrDocumentPro';
import type { landingPlanIds, OfferId } from '../../../shared/offers';

/** A plan that a sentence names. */
export type Entry = { price: Localized<Price>; quota: number };

const [{ price, documents }] = ocrPlans;

/** The cheapest plan of OCR Document Pro. */
export const ocrBasic: Entry = { price, quota: documents };

/** The plans of the APIs among the products. */
export const apiPlans = {
  'nfse-extraction': nfsePlans,
  'invoice-extraction': invoicePlans,
  'barcode-extractor': barcodePlans,
} as const satisfies Partial<Record<OfferId, readonly ApiPlan[]>>;

const [beginner] = affiliatePlans;

export const affiliate: Entry = { price: beginner.price, quota: beginner.links };

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

export const restorationHours = 48;

export const lawFirmDays = 15;
