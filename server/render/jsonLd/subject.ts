import type {
  IdReference,
  Offer,
  ServiceLeaf,
  SoftwareApplicationLeaf,
  WebAPILeaf,
} from 'schema-dts';
import type { View } from '../../../client/document/view';
import type { StructuredData } from '../../../client/pages/page';
import { pricingUrl } from '../../../shared/apis/api';
import { ownHref } from '../../../shared/links';
import { isOffer, type OfferId, offerRow } from '../../../shared/offers';
import type { PageId } from '../../../shared/pages';
import { planPrice } from '../../../shared/prices/planPrices';
import { agency } from './organization';

/** The unit code of a month (UN/CEFACT Recommendation 20). */
const month = 'MON';

/** The plans of an offer with the names and prices that readers of a language see; `url` is where they are bought, if not from us. */
const plansOf = (offer: OfferId, { lang }: View, url?: string): Offer[] =>
  (offerRow(offer).plans ?? []).flatMap(({ id, name }) => {
    const plan = planPrice(offer, id);
    if (!plan) return [];
    const { amount, currency } = plan.price[lang];
    const price = { price: amount, priceCurrency: currency };
    return {
      '@type': 'Offer',
      name: name[lang],
      ...(url && { url }),
      ...(plan.monthly
        ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: month } }
        : price),
    } satisfies Offer;
  });

/** What a page is about: the agency, or the offer of its id as the page says what that is. */
export const subjectOf = (
  view: View & { page: PageId },
  { about, kindOf }: StructuredData,
): IdReference | ServiceLeaf | SoftwareApplicationLeaf | WebAPILeaf | undefined => {
  const { site, page, lang, params } = view;
  const provider = agency(site);
  if (about === 'agency') return provider;
  if (!about || !isOffer(page)) return undefined;
  const { name } = offerRow(page);
  if (about === 'service') {
    const offers = plansOf(page, view);
    return {
      '@type': 'Service',
      name: name[lang],
      serviceType: offerRow(kindOf ?? page).name[lang],
      provider,
      ...(offers.length > 0 && { offers }),
    };
  }
  if (about === 'software')
    return {
      '@type': 'SoftwareApplication',
      name: name[lang],
      applicationCategory: 'BusinessApplication',
      provider,
      offers: plansOf(page, view),
    };
  return {
    '@type': 'WebAPI',
    name: name[lang],
    provider,
    documentation: site.origin + ownHref(page, lang, params),
    offers: plansOf(page, view, pricingUrl(about, site)),
  };
};
