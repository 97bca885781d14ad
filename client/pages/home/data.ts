import type { Price } from '../../../shared/format';
import type { Localized } from '../../../shared/languages';
import type { OfferId } from '../../../shared/offers';
import { affiliatePlans } from '../../../shared/prices/affiliate';
import type { ApiPlan } from '../../../shared/prices/marketplace';
import { barcodePlans, invoicePlans, nfsePlans } from '../../../shared/prices/marketplace';
import { ocrPlans } from '../../../shared/prices/ocrDocumentPro';

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
