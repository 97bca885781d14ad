import { type ContactParams, readContactParams } from './contact/enquiry';
import { isLang, type Lang } from './languages';
import { type PageId, pageRow } from './pages';

/**
 * The query parameters that a page declares, each with a value from a finite list; anything else is
 * as if absent. Every rendering is therefore one of a finite set, and none can be poisoned by a query.
 */
export type PageParams = Readonly<{ lang?: Lang }> & ContactParams;

/** Reads from a query what the page declares. Of a repeated key the first value counts. */
export const readPageParams = (page: PageId, query: string): PageParams => {
  const row = pageRow(page);
  if (query.length < 2 || (row.kind !== 'negotiated' && !row.takes)) return {};
  const values = new URLSearchParams(query);
  const lang = values.get('lang');
  return {
    ...(row.kind === 'negotiated' && isLang(lang) && { lang }),
    ...(row.takes === 'contact' && readContactParams(values)),
  };
};

/** Allowed parameters as a query with its `?`, in one order; empty where there are none. */
export const writePageParams = (params: PageParams): string => {
  const names = Object.keys(params);
  return names.length > 0 ? `?${new URLSearchParams(params)}` : '';
};
