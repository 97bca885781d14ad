import type { Offer, ServiceLeaf } from 'schema-dts';
import { type OfferId, offerRow } from '../../shared/offers';
import type { View } from '../view';
import { agency } from './agency';

type More = {
  /** The offer of which this one is a kind. */
  kindOf?: OfferId;
  offers?: readonly Offer[];
};

/** A service of ours by its id; what it is called is also the type of it, where it is no kind of another. */
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
