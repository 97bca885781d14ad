import { type ContactParams, readContactParams } from './contact/enquiry';
import { isLang, type Lang } from './languages';
import { type PageId, pageRow } from './pages';

/**
 * The query parameters that a page declares. As `readPageParams` gives them, each is an id of our tables; all others
 * are ignored. Variants are therefore few, and no query can poison a cache.
 */
export type PageParams = Readonly<{ lang?: Lang }> & ContactParams;

/** Reads the parameters that the page declares. The first value of a repeated key counts. */
export const readPageParams = (page: PageId, query: string): PageParams => {
  const row = pageRow(page);
  if (query.length < 2 || (row.kind !== 'negotiated' && !row.queryParams)) return {};
  const values = new URLSearchParams(query);
  const lang = values.get('lang');
  return {
    ...(row.kind === 'negotiated' && isLang(lang) && { lang }),
    ...(row.queryParams === 'contact' && readContactParams(values)),
  };
};

/** Allowed parameters as a query with its `?`, in one order; empty where there are none. */
export const writePageParams = (params: PageParams): string => {
  const names = Object.keys(params);
  return names.length > 0 ? `?${new URLSearchParams(params)}` : '';
};
