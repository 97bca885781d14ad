import { languageTag } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { pageIds, pageLangs, pagePath, pageRow } from '../../../shared/pages';

/** Every address of the page table, with the language that it is read in. */
export const addresses = pageIds.flatMap((page) => [
  ...pageLangs(page).map((lang) => ({ address: href(page, lang), tag: languageTag[lang] })),
  // A bilingual page at its bare address; the browsers of these tests prefer English.
  ...(pageRow(page).kind === 'bilingual' ? [{ address: pagePath(page, 'en'), tag: 'en' }] : []),
]);
