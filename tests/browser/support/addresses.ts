import { languageTag } from '../../../shared/languages';
import { pageRow } from '../../../shared/pages';
import { errorVisits, walkPages } from '../../support/walkPages';

export type Address = {
  address: string;
  tag: string;
  /** Whether React comes to it; to an error page it never does. */
  hydrates: boolean;
  /** Whether the site's header is above it; a page with a chrome of its own may do without any. */
  siteHeader: boolean;
};

/**
 * Every address of the page table, with the language that it is read in by the browsers of these tests,
 * which prefer English.
 */
export const addresses: Address[] = walkPages()
  .filter(({ named, lang }) => named || lang === 'en')
  .map(({ page, address, lang }) => ({
    address,
    tag: languageTag[lang],
    hydrates: true,
    siteHeader: pageRow(page).chrome !== 'own',
  }));

const missing: Address[] = errorVisits().map(({ address, lang }) => ({
  address,
  tag: languageTag[lang],
  hydrates: false,
  siteHeader: true,
}));

/** Everything that a reader may get to see: the pages and the error page. */
export const documents: Address[] = [...addresses, ...missing];
