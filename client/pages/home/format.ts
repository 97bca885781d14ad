import { type Lang, languageTag } from '../../../shared/languages';
import type { Currency, Entry, Price } from './data';

// Put together by hand: the space that Intl sets after a currency differs between versions of its
// data, and a browser that disagrees with the server would break hydration.
const signs: Record<Lang, Record<Currency, string>> = {
  en: { USD: '$', BRL: 'R$' },
  pt: { USD: 'US$\u00a0', BRL: 'R$\u00a0' },
};

export const number = (value: number, lang: Lang, digits?: number): string =>
  new Intl.NumberFormat(languageTag[lang], {
    ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }).format(value);

export const money = ({ amount, currency, digits = 0 }: Price, lang: Lang): string =>
  signs[lang][currency] + number(amount, lang, digits);

/** The figures of a plan as its reader writes them. */
export type Figures = { price: string; quota: string; free: string };

export const figures = ({ price, quota, free }: Entry, lang: Lang): Figures => ({
  price: money(price[lang], lang),
  quota: number(quota, lang),
  free: number(free, lang),
});
