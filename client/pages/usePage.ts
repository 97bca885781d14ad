import { use } from 'react';
import type { PageId } from '../../shared/pages';
import { loadStyles } from '../styles/load';
import { loadedPage, loadPage, type PageModule } from './load';

const arriving = new Map<PageId, Promise<PageModule>>();

/** Loads the code and the styles of a page, once for each page. A failure is not cached. */
export const fetchPage = (page: PageId): Promise<PageModule> => {
  const known = arriving.get(page);
  if (known) return known;
  const both = Promise.all([loadPage(page), loadStyles(page)]).then(([module]) => module);
  arriving.set(page, both);
  both.catch(() => arriving.delete(page));
  return both;
};

/**
 * The module of the page to render. It is loaded already, except after Back to a page that this
 * document has not shown since a reload: then it suspends, and React keeps the current page on screen.
 */
export const usePage = (page: PageId): PageModule => loadedPage(page) ?? use(fetchPage(page));
