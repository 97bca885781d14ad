import { langs, languageTag } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { walkPages } from '../../support/walkPages';

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

/** An address without a page, in each language. */
const missing: Address[] = langs.map((lang) => ({
  address: `${href('home', lang)}/no-such-page`,
  tag: languageTag[lang],
  hydrates: false,
}));

/** Everything that a reader may get to see: the pages and the error page. */
export const documents: Address[] = [...addresses, ...missing];
