import { use } from 'react';
import type { PageId } from '../../shared/pages';
import { loadStyles } from '../styles/load';
import { loadedPage, loadPage, type PageModule } from './load';

const arriving = new Map<PageId, Promise<PageModule>>();

/** Loads what a page needs to be shown in a running client: its code and its styles. */
export const fetchPage = (page: PageId): Promise<PageModule> => {
  const known = arriving.get(page);
  if (known) return known;
  const both = Promise.all([loadPage(page), loadStyles(page)]).then(([module]) => module);
  arriving.set(page, both);
  both.catch(() => arriving.delete(page));
  return both;
};

/**
 * The module of the page to render. It is there before, save where the browser's Back leads to a page
 * that a reload has forgotten: then React keeps what is shown until it has come.
 */
export const usePage = (page: PageId): PageModule => loadedPage(page) ?? use(fetchPage(page));
