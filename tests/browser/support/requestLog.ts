import { afterAll } from 'vitest';
import { startSite } from '../../support/site';
import { startBrowser } from './browser';
import type { BrowserAndSite } from './browserAndSite';

export type RequestLog = {
  /** Documents by address; what a browser fetched ahead says so. */
  documents: () => string[];
  /** Scripts and styles, without their hashes. */
  files: () => string[];
  /** Forgets all of them. */
  forget: () => void;
};

/** A browser, and a site that remembers what it was asked for. */
export const startBrowserAndLoggingSite = async (): Promise<BrowserAndSite & RequestLog> => {
  const [browser, site] = await Promise.all([startBrowser(), startSite({ warm: false })]);
  afterAll(() => browser.close());
  const documents: string[] = [];
  const files: string[] = [];
  // First of all, because the application changes addresses on its way to a file.
  site.server.prependListener(
    'request',
    ({ url = '', headers }: { url?: string; headers: object }) => {
      const { accept = '', 'sec-purpose': purpose } = headers as Record<string, string>;
      if (/\.(js|css)$/.test(url)) files.push(url.replace(/-[\w]{8}(?=[./])/g, ''));
      else if (accept.startsWith('text/html')) documents.push(purpose ? `${url} ${purpose}` : url);
    },
  );
  return {
    browser,
    origin: site.address,
    documents: () => [...documents],
    files: () => [...files],
    forget: () => {
      documents.splice(0);
      files.splice(0);
    },
  };
};
