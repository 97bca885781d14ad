import type { Offer, OfferLeaf } from 'schema-dts';
import type { Price } from '../../../shared/format';
import type { Lang, Localized } from '../../../shared/languages';
import { type OfferId, offerRow } from '../../../shared/offers';

/** The unit code of a month (UN/CEFACT Recommendation 20). */
const month = 'MON';

/** A plan of an offer with its price. */
export type PricedPlan = { id: string; price: Localized<Price> };

/** Where a plan is bought, if not from us, and whether it is paid once or monthly. */
type Terms = { url?: string; paid: 'once' | 'monthly' };

/** A monthly price has a UnitPriceSpecification; a one-time price does not. */
const priceOf = (price: Price, { paid }: Terms): Partial<OfferLeaf> => {
  const amount = { price: price.amount, priceCurrency: price.currency };
  return paid === 'once'
    ? amount
    : { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: month } };
};

/** The plans of an offer with the names and prices that readers of a language see. */
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
