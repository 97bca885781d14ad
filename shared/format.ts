import { type Lang, type Localized, languageTag } from './languages';

export type Currency = 'USD' | 'BRL';

export type Price = { amount: number; currency: Currency; digits?: number };

/** The money that examples are told in, so that a reader can judge them. */
export const readersCurrency: Localized<Currency> = { en: 'USD', pt: 'BRL' };

/** What a marketplace sells costs dollars, whichever language it is read in. */
export const dollars = (amount: number, digits = 0): Localized<Price> => ({
  en: { amount, currency: 'USD', digits },
  pt: { amount, currency: 'USD', digits },
});

// Put together by hand: the space that Intl sets after a currency differs between versions of its
// data, and a browser that disagrees with the server would break hydration.
const signs: Record<Lang, Record<Currency, string>> = {
  en: { USD: '$', BRL: 'R$' },
  pt: { USD: 'US$\u00a0', BRL: 'R$\u00a0' },
};

/** A number as a language writes it, with a fixed number of decimals where one is given. */
export const formatNumber = (value: number, lang: Lang, digits?: number): string =>
  new Intl.NumberFormat(languageTag[lang], {
    ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }).format(value);

const joints = {
  and: { en: ' and ', pt: ' e ' },
  or: { en: ' or ', pt: ' ou ' },
} satisfies Record<string, Localized<string>>;

/** Names in a row as a sentence has them: A, B and C. By hand, for the reason above. */
export const formatList = (
  names: readonly string[],
  lang: Lang,
  joint: keyof typeof joints = 'and',
): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(joints[joint][lang]);

/** A price as a language writes it, its sign bound to its figure. */
export const formatPrice = ({ amount, currency, digits = 0 }: Price, lang: Lang): string =>
  signs[lang][currency] + formatNumber(amount, lang, digits);
