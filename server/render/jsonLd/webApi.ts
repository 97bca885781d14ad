import type { WebAPILeaf } from 'schema-dts';
import type { View } from '../../../client/document/view';
import { type Listed, pricingUrl } from '../../../shared/apis/api';
import { ownHref } from '../../../shared/links';
import { offerRow } from '../../../shared/offers';
import { agency } from './organization';
import { plansOf } from './plans';

/** An API: its page is the documentation, and the marketplace sells its monthly plans. */
export const webApi = (api: Listed, { site, lang, params }: View): WebAPILeaf => ({
  '@type': 'WebAPI',
  name: offerRow(api.id).name[lang],
  provider: agency(site),
  documentation: site.origin + ownHref(api.id, lang, params),
  offers: plansOf(api.id, api.plans, lang, { url: pricingUrl(api, site), paid: 'monthly' }),
});
