import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { Counts } from './copy';
import { morning } from './data';

/** What came in that morning, as its reader writes it. */
export const counts = (lang: Lang): Counts => ({
  payments: formatNumber(morning.payments, lang),
  odd: formatNumber(morning.odd, lang),
  plain: formatNumber(morning.payments - morning.odd, lang),
});
