import { type ContactParams, readContactParams } from './contact/enquiry';
import { isLang, type Lang } from './languages';
import { type PageId, pageRow } from './pages';

/**
 * The query parameters that a page declares, each with a value from a finite list; anything else is
 * as if absent. Every rendering is therefore one of a finite set, and none can be poisoned by a query.
 */
export type Declared = Readonly<{ lang?: Lang }> & ContactParams;

/** Reads from a query what the page declares. Of a repeated key the first value counts. */
export const readDeclared = (page: PageId, query: string): Declared => {
  const row = pageRow(page);
  if (query.length < 2 || (row.kind !== 'negotiated' && !row.takes)) return {};
  const values = new URLSearchParams(query);
  const lang = values.get('lang');
  return {
    ...(row.kind === 'negotiated' && isLang(lang) && { lang }),
    ...(row.takes === 'contact' && readContactParams(values)),
  };
};

/** Declared parameters as a query with its `?`, in one order; empty where there are none. */
export const writeDeclared = (declared: Declared): string => {
  const names = Object.keys(declared);
  return names.length > 0 ? `?${new URLSearchParams(declared)}` : '';
};
