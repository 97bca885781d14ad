import { type Lang, type Localized, languageTag } from './languages';

export type Currency = 'USD' | 'BRL';

export type Price = { amount: number; currency: Currency; digits?: number };

/** The currency of example amounts: the one that readers of the language use. */
export const readersCurrency: Localized<Currency> = { en: 'USD', pt: 'BRL' };

/** A price in dollars in both languages: the marketplace sells in dollars only. */
export const dollars = (amount: number, digits = 0): Localized<Price> => ({
  en: { amount, currency: 'USD', digits },
  pt: { amount, currency: 'USD', digits },
});

// Not by Intl: the space after a currency sign differs between versions of its data, so that server and browser would
// render different text and hydration would fail.
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

/** Joins names as in a sentence: A, B and C. Not by Intl, for the reason above. */
export const formatList = (
  names: readonly string[],
  lang: Lang,
  joint: keyof typeof joints = 'and',
): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(joints[joint][lang]);

/** A price as a language writes it. No line breaks between sign and figure. */
export const formatPrice = ({ amount, currency, digits = 0 }: Price, lang: Lang): string =>
  signs[lang][currency] + formatNumber(amount, lang, digits);
