import type { Offer, OfferLeaf } from 'schema-dts';
import type { Price } from '../../shared/format';
import type { Lang, Localized } from '../../shared/languages';
import { type OfferId, offerRow } from '../../shared/offers';

/** The code of a month (UN/CEFACT Recommendation 20). */
const month = 'MON';

/** A plan of an offer and what it costs. */
export type PricedPlan = { id: string; price: Localized<Price> };

/** Where a plan is bought, if not from us, and whether its price is paid once or again every month. */
type Terms = { url?: string; paid: 'once' | 'monthly' };

/** A price that is asked again every month says so; a plain one is paid once. */
const priceOf = (price: Price, { paid }: Terms): Partial<OfferLeaf> => {
  const amount = { price: price.amount, priceCurrency: price.currency };
  return paid === 'once'
    ? amount
    : { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: month } };
};

/** The plans of an offer under the names that its readers see, each with its price in their currency. */
export const plansOf = (
  offer: OfferId,
  plans: readonly PricedPlan[],
  lang: Lang,
  terms: Terms,
): Offer[] => {
  const names = new Map(offerRow(offer).plans?.map(({ id, name }) => [id, name[lang]]));
  return plans.map(({ id, price }) => ({
    '@type': 'Offer',
    name: names.get(id) ?? id,
    ...(terms.url && { url: terms.url }),
    ...priceOf(price[lang], terms),
  }));
};
