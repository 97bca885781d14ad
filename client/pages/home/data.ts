import type { ApiPlan } from '../../../shared/apis/api';
import { barcodePages, maxInvoicePages } from '../../../shared/apis/limits';
import { barcodePlans, invoicePlans, nfsePlans, planOf } from '../../../shared/apis/plans';
import type { Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import { ocrPlans } from '../../../shared/ocrDocumentPro';
import type { landingPlanIds, OfferId } from '../../../shared/offers';

export type Entry = { price: Localized<Price>; quota: number; free: number };

const entryOf = (plans: readonly ApiPlan[]): Entry => {
  const { price, quota } = planOf(plans, 'Basic');
  return { price, quota, free: planOf(plans, 'Free').quota };
};

const [basic] = ocrPlans;

/** The cheapest paid plan of each product, and the requests a month that its free plan gives. */
export const products = {
  'ocr-document-pro': { price: basic.price, quota: basic.documents ?? 0, free: 0 },
  'nfse-extraction': entryOf(nfsePlans),
  'invoice-extraction': entryOf(invoicePlans),
  'barcode-extractor': entryOf(barcodePlans),
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

export const maxPages = { extraction: maxInvoicePages, barcode: barcodePages };

export const restorationHours = 48;

export const lawFirmDays = 15;
