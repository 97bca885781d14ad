/** The languages of the site, in display order. */
export const langs = ['en', 'pt'] as const;

export type Lang = (typeof langs)[number];

/** One value for each language. A missing value does not compile. */
export type Localized<T> = Readonly<Record<Lang, T>>;

/** The language of a visitor who prefers neither of ours. */
export const defaultLang: Lang = 'en';

/** BCP 47 tags, as `lang` and `hreflang` attributes spell them. */
export const languageTag: Localized<string> = { en: 'en', pt: 'pt-BR' };

/** What each language calls itself, for the language switch. */
export const languageName: Localized<string> = { en: 'English', pt: 'Português' };

export const isLang = (value: string | null | undefined): value is Lang =>
  langs.some((lang) => lang === value);
