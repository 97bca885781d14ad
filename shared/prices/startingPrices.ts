import type { Price } from '../format';
import type { Localized } from '../languages';
import type { OfferId } from '../offers';
import { affiliatePlans } from './affiliate';
import { landingPlans } from './landingPages';
import { type ApiPlan, barcodePlans, imagePlans, invoicePlans, nfsePlans } from './marketplace';
import { ocrPlans } from './ocrDocumentPro';

/** The price of the cheapest plan that is paid. */
const cheapest = (plans: readonly Pick<ApiPlan, 'price'>[]): Localized<Price> | undefined =>
  plans.find(({ price }) => price.en.amount > 0)?.price;

const reais = (amount: number): Localized<Price> => {
  const price: Price = { amount, currency: 'BRL' };
  return { en: price, pt: price };
};

const landing = reais(Math.min(...Object.values(landingPlans).map(({ amount }) => amount)));

/** From how much on an offer is sold; those that are not here are made to order. */
export const startingPrices: Partial<Record<OfferId, Localized<Price> | undefined>> = {
  'ocr-document-pro': cheapest(ocrPlans),
  'nfse-extraction': cheapest(nfsePlans),
  'invoice-extraction': cheapest(invoicePlans),
  'barcode-extractor': cheapest(barcodePlans),
  'nano-banana-api': cheapest(imagePlans),
  'affiliate-link-generator': cheapest(affiliatePlans),
  'landing-page-imobiliaria': landing,
  'landing-page-consultoria': landing,
  'landing-page-eventos': landing,
  'landing-page-locadora': landing,
};
