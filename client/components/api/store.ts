import type { View } from '../../document/view';
import { copy } from './copy';

/** Where the APIs are sold, for the sentences that take it: by its name (`MARKETPLACE_NAME`), else by what it is. */
export const storeOf = ({ site, lang }: Pick<View, 'site' | 'lang'>): string => {
  const { named, unnamed } = copy(lang).store;
  return site.marketplaceName ? named(site.marketplaceName) : unnamed;
};
