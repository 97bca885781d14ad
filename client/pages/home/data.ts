import { dollars, type Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { landingPlanIds, OfferId } from '../../../shared/offers';

export type Entry = { price: Localized<Price>; quota: number; free: number };

/** The cheapest paid plan of each product, and the requests a month that its free plan gives. */
export const products = {
  'ocr-document-pro': {
    price: { en: { amount: 19, currency: 'USD' }, pt: { amount: 29, currency: 'BRL' } },
    quota: 100,
    free: 0,
  },
  'nfse-extraction': { price: dollars(10), quota: 100, free: 20 },
  'invoice-extraction': { price: dollars(10), quota: 100, free: 10 },
  'barcode-extractor': { price: dollars(4, 2), quota: 6000, free: 20 },
} as const satisfies Partial<Record<OfferId, Entry>>;

export const affiliate: Entry = {
  price: {
    en: { amount: 49.9, currency: 'USD', digits: 2 },
    pt: { amount: 49.9, currency: 'BRL', digits: 2 },
  },
  quota: 100,
  free: 0,
};

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

export const maxPages = { extraction: 80, barcode: 10 };

export const restorationHours = 48;

export const lawFirmDays = 15;

export const ocrClaims = { accuracy: 99, uptime: 99.9 };
