import { languageTag } from '../../../shared/languages';
import { walkPages } from '../../support/walkPages';

/**
 * Every address of the page table, with the language that it is read in by the browsers of these tests,
 * which prefer English.
 */
export const addresses: { address: string; tag: string }[] = walkPages()
  .filter(({ named, lang }) => named || lang === 'en')
  .map(({ address, lang }) => ({ address, tag: languageTag[lang] }));
