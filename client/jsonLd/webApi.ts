import type { WebAPILeaf } from 'schema-dts';
import type { Listed } from '../../shared/apis/api';
import { ownHref } from '../../shared/links';
import { offerRow } from '../../shared/offers';
import type { View } from '../view';
import { agency } from './agency';
import { plansOf } from './plans';

/** An API: its page is the documentation, and the marketplace sells its monthly plans. */
export const webApi = ({ id, plans }: Listed, { site, lang, params }: View): WebAPILeaf => ({
  '@type': 'WebAPI',
  name: offerRow(id).name[lang],
  provider: agency(site),
  documentation: site.origin + ownHref(id, lang, params),
  offers: plansOf(id, plans, lang, { url: site.marketplace[id].pricing, paid: 'monthly' }),
});
