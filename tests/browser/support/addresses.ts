import { languageTag } from '../../../shared/languages';
import { errorVisits, walkPages } from '../../support/walkPages';

export type Address = {
  address: string;
  tag: string;
  /** Whether React comes to it; to an error page it never does. */
  hydrates: boolean;
};

/**
 * Every address of the page table, with the language that it is read in by the browsers of these tests,
 * which prefer English.
 */
export const addresses: Address[] = walkPages()
  .filter(({ named, lang }) => named || lang === 'en')
  .map(({ address, lang }) => ({ address, tag: languageTag[lang], hydrates: true }));

const missing: Address[] = errorVisits().map(({ address, lang }) => ({
  address,
  tag: languageTag[lang],
  hydrates: false,
}));

/** Everything that a reader may get to see: the pages and the error page. */
export const documents: Address[] = [...addresses, ...missing];
