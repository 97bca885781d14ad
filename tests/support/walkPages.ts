import { type Lang, langs, languageTag } from '../../shared/languages';
import { href } from '../../shared/links';
import { type PageId, pageIds, pageLangs, pagePath, pageRow } from '../../shared/pages';

export type Visit = {
  page: PageId;
  lang: Lang;
  address: string;
  acceptLanguage: string;
  /** Whether the address determines the language; that of a negotiated page without `?lang=` does not. */
  named: boolean;
};

const visits = (page: PageId, lang: Lang): Visit[] => {
  const named = {
    page,
    lang,
    address: href(page, lang),
    acceptLanguage: languageTag[lang],
    named: true,
  };
  const bare = { ...named, address: pagePath(page, lang), named: false };
  return pageRow(page).kind === 'negotiated' ? [named, bare] : [named];
};

/** Every page in each of its languages at each of its addresses. */
export const walkPages = (): Visit[] =>
  pageIds.flatMap((page) =>
    langs.filter((lang) => pageLangs(page).includes(lang)).flatMap((lang) => visits(page, lang)),
  );

/** An address of the error page in each language. */
export const errorVisits = (): Pick<Visit, 'lang' | 'address' | 'acceptLanguage'>[] =>
  langs.map((lang) => ({
    lang,
    address: `${pagePath('home', lang)}/no-such-page`,
    acceptLanguage: languageTag[lang],
  }));
