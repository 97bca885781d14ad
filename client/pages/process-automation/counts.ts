import { formatNumber } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { Counts } from './copy';
import { morning } from './data';

/** The morning's payments and exceptions, formatted for a language. */
export const counts = (lang: Lang): Counts => ({
  payments: formatNumber(morning.payments, lang),
  odd: formatNumber(morning.odd, lang),
  plain: formatNumber(morning.payments - morning.odd, lang),
});
