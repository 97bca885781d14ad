import { languageTag } from '../../../shared/languages';
import { pageRow } from '../../../shared/pages';
import { day, exhaustive } from '../../support/exhaustive';
import { errorVisits, walkPages } from '../../support/walkPages';

export type Address = {
  /** The page's id, or `error`. */
  page: string;
  address: string;
  tag: string;
  /** Whether the page hydrates; an error page does not. */
  hydrates: boolean;
  /** Whether the page has the header of the site. */
  siteHeader: boolean;
};

/**
 * Every address of the page table, with its language for a browser that prefers English.
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

/** All pages and the error page. */
export const documents: Address[] = [...addresses, ...missing];

/**
 * One address of each page and of the error page, for tests that do not depend on words: the language alternates by
 * page, every two days, and by `shift`.
 */
export const sample = (all: Address[], shift = 0): Address[] => {
  if (exhaustive) return all;
  const pages = [...new Set(all.map(({ page }) => page))];
  return pages.flatMap((id, index) => {
    const own = all.filter(({ page }) => page === id);
    return own.slice((index + shift + Math.floor(day / 2)) % own.length).slice(0, 1);
  });
};
