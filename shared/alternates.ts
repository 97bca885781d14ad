import { defaultLang, languageTag } from './languages';
import { href } from './links';
import { type PageId, pageLangs, pageRow } from './pages';

/** An hreflang value, or `x-default`, and the path of that alternate. */
export type Alternate = readonly [tag: string, path: string];

/**
 * The hreflang alternates of a page: each of its languages and `x-default`. Empty for a page in one language. Head and
 * sitemap both use them.
 */
export const alternatesOf = (page: PageId): Alternate[] => {
  const row = pageRow(page);
  if (pageLangs(page).length < 2) return [];
  const bare = row.kind === 'negotiated' ? row.path : href(page, defaultLang);
  return [
    ...pageLangs(page).map((lang): Alternate => [languageTag[lang], href(page, lang)]),
    ['x-default', row.xDefault ?? bare],
  ];
};
