import type { Price } from '../format';
import type { Localized } from '../languages';
import { type OfferId, offerRow, type PlannedOffer } from '../offers';
import { affiliatePlans } from './affiliate';
import { landingPlans } from './landingPages';
import { barcodePlans, imagePlans, invoicePlans, nfsePlans } from './marketplace';
import { ocrPlans } from './ocrDocumentPro';

type PricedPlan = { id: string; price: Localized<Price> };

/** The plans of all offers but the landing pages. */
const monthlyPlans: { [Id in OfferId]?: readonly PricedPlan[] } & {
  [Id in Exclude<PlannedOffer, `landing-page${string}`>]: readonly PricedPlan[];
} = {
  'ocr-document-pro': ocrPlans,
  'nfse-extraction': nfsePlans,
  'invoice-extraction': invoicePlans,
  'barcode-extractor': barcodePlans,
  'nano-banana-api': imagePlans,
  'affiliate-link-generator': affiliatePlans,
};

/** The price of an offer's plan, and whether it is paid each month: the landing pages are paid once. */
export const planPrice = (
  offer: OfferId,
  plan: string,
): (Pick<PricedPlan, 'price'> & { monthly: boolean }) | undefined => {
  const monthly = monthlyPlans[offer]?.find(({ id }) => id === plan);
  if (monthly) return { price: monthly.price, monthly: true };
  const once = Object.entries(landingPlans).find(([id]) => id === plan)?.[1];
  if (!once || !offer.startsWith('landing-page')) return undefined;
  const price: Price = { amount: once.amount, currency: 'BRL' };
  return { price: { en: price, pt: price }, monthly: false };
};

/** The price of the cheapest paid plan of an offer; none of an offer that is made to order. */
export const startingPrice = (offer: OfferId): Localized<Price> | undefined =>
  offerRow(offer)
    .plans?.map(({ id }) => planPrice(offer, id)?.price)
    .find((price) => price && price.en.amount > 0);
