import type { Offer, ServiceLeaf } from 'schema-dts';
import type { View } from '../../../client/document/view';
import { type OfferId, offerRow } from '../../../shared/offers';
import { agency } from './organization';

type More = {
  /** The broader offer that this one is a kind of. */
  kindOf?: OfferId;
  offers?: readonly Offer[];
};

/** A service by its offer id. Its type is the name of the broader offer, or its own name if there is none. */
export const service = (
  id: OfferId,
  { site, lang }: View,
  { kindOf = id, offers }: More = {},
): ServiceLeaf => ({
  '@type': 'Service',
  name: offerRow(id).name[lang],
  serviceType: offerRow(kindOf).name[lang],
  provider: agency(site),
  ...(offers && { offers }),
});
