import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { Entry } from './data';

/** The figures of a plan as its reader writes them. */
export type Figures = { price: string; quota: string; free: string };

export const figures = ({ price, quota, free }: Entry, lang: Lang): Figures => ({
  price: formatPrice(price[lang], lang),
  quota: formatNumber(quota, lang),
  free: formatNumber(free, lang),
});
