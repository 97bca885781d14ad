import { affiliatePlans } from '../../../shared/affiliatePlans';
import type { ApiPlan } from '../../../shared/apis/api';
import { barcodePlans, invoicePlans, nfsePlans } from '../../../shared/apis/plans';
import type { Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import { ocrPlans } from '../../../shared/ocrDocumentPro';
import type { OfferId } from '../../../shared/offers';

/** A plan that is named in a sentence. */
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
