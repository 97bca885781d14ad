import { formatNumber, formatPrice } from '../../../shared/format';
import type { Lang } from '../../../shared/languages';
import type { Entry } from './data';

/** The figures of a plan, formatted for a language. */
export type Figures = { price: string; quota: string };

export const figures = ({ price, quota }: Entry, lang: Lang): Figures => ({
  price: formatPrice(price[lang], lang),
  quota: formatNumber(quota, lang),
});
