import { languageTag } from '../../../shared/languages';
import { pageRow } from '../../../shared/pages';
import { day, exhaustive } from '../../support/exhaustive';
import { errorVisits, walkPages } from '../../support/walkPages';

export type Address = {
  /** The page's id, or `error`. */
  page: string;
  address: string;
  tag: string;
  /** Whether React comes to it; to an error page it never does. */
  hydrates: boolean;
  /** Whether the site's header is above it; a page with a layout of its own may do without any. */
  siteHeader: boolean;
};

/**
 * Every address of the page table, with the language that it is read in by the browsers of these tests,
 * which prefer English.
 */
export const addresses: Address[] = walkPages()
  .filter(({ named, lang }) => named || lang === 'en')
  .map(({ page, address, lang }) => ({
    page,
    address,
    tag: languageTag[lang],
    hydrates: true,
    siteHeader: pageRow(page).layout !== 'own',
  }));

const missing: Address[] = errorVisits().map(({ address, lang }) => ({
  page: 'error',
  address,
  tag: languageTag[lang],
  hydrates: false,
  siteHeader: true,
}));

/** Everything that a reader may get to see: the pages and the error page. */
export const documents: Address[] = [...addresses, ...missing];

/**
 * Each page and the error page at one of its addresses, in turn in another language: for what code alone decides, and
 * neither words nor their length. Another shift is another language of the same pages, and so are the next two days.
 */
export const sample = (all: Address[], shift = 0): Address[] => {
  if (exhaustive) return all;
  const pages = [...new Set(all.map(({ page }) => page))];
  return pages.flatMap((id, index) => {
    const own = all.filter(({ page }) => page === id);
    return own.slice((index + shift + Math.floor(day / 2)) % own.length).slice(0, 1);
  });
};
