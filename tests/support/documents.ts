import type { Response } from 'supertest';
import { readHtml } from './html';
import { createSite, type TestSite } from './site';
import { type Visit, walkPages } from './walkPages';

export type Document = Visit & { response: Response } & ReturnType<typeof readHtml>;

const visit = async (site: TestSite, page: Visit): Promise<Document> => {
  const response = await site.http.get(page.address).set('Accept-Language', page.acceptLanguage);
  return { ...page, response, ...readHtml(response.text) };
};

/** Requests every page in every language one after another, as rows for `test.each`. */
export const readDocuments = async (site: TestSite): Promise<(readonly [string, Document])[]> => {
  const rows: (readonly [string, Document])[] = [];
  for (const page of walkPages())
    rows.push([`${page.address} in ${page.lang}`, await visit(site, page)]);
  return rows;
};

let common: ReturnType<typeof readDocuments> | undefined;

/** The documents of a site with default settings, shared by all files of a worker; do not change them. */
export const commonDocuments = () => {
  common ??= createSite().then(async (site) => {
    const rows = await readDocuments(site);
    site.server.close();
    site.server.closeAllConnections();
    return rows;
  });
  return common;
};
