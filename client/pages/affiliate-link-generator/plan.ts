import { formatList } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import { offerRow } from '../../../shared/offers';
import { affiliatePlans, type Network } from '../../../shared/prices/affiliate';

/** The display name of a plan. */
export const planName = (id: string, lang: Lang): string =>
  offerRow('affiliate-link-generator').plans?.find((plan) => plan.id === id)?.name[lang] ?? id;

/** The places, from 1, of the plans that post to a network. */
export const plansWith = (network: Network): number[] =>
  affiliatePlans.flatMap(({ networks }, at) => (networks.includes(network) ? [at + 1] : []));

/** The names of the plans that post to a network, as a list in words. */
export const namesWith = (network: Network, lang: Lang): string =>
  formatList(
    affiliatePlans
      .filter(({ networks }) => networks.includes(network))
      .map(({ id }) => planName(id, lang)),
    lang,
  );
