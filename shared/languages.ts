/** The languages of the site, in the order in which they are listed to a reader. */
export const langs = ['en', 'pt'] as const;

export type Lang = (typeof langs)[number];

/** One value for each language. A language that lacks its value does not compile. */
export type Localized<T> = Readonly<Record<Lang, T>>;

/** The language of a visitor whose preference names none of ours. */
export const defaultLang: Lang = 'en';

/** BCP 47 tags, as `lang` and `hreflang` attributes spell them. */
export const languageTag: Localized<string> = { en: 'en', pt: 'pt-BR' };

/** What each language calls itself, for the language switch. */
export const languageName: Localized<string> = { en: 'English', pt: 'Português' };

export const isLang = (value: string | null | undefined): value is Lang =>
  langs.some((lang) => lang === value);
