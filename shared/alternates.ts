import { defaultLang, languageTag } from './languages';
import { href } from './links';
import { type PageId, pageLangs, pageRow } from './pages';

/** A language as hreflang spells it, or `x-default`, and the path of the page in it. */
export type Alternate = readonly [tag: string, path: string];

/**
 * The addresses at which a page can be read in each of its languages, itself among them, and the one for
 * everybody else; none where the page has but one language. The head and the sitemap say the same.
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
