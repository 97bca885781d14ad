// The built site on a loopback port, and everything of it that there is to look at.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSource } from './loadSource.mjs';
import { root } from './sources.mjs';

/**
 * The documents of the page table that the tests walk: each page in each of its languages, and the error page in both.
 * `group` is the page's name.
 */
export const listDocuments = async () => {
  const { errorVisits, walkPages } = await loadSource('tests/support/walkPages.ts');
  const pages = walkPages().filter(({ named }) => named);
  return [
    ...pages.map(({ page, lang, address }) => ({ group: page, lang, address })),
    ...errorVisits().map(({ lang, address }) => ({ group: 'error', lang, address })),
  ];
};

/** Serves a build on a free port, with these settings; resolves with its origin and a function that ends it. */
export const serveSite = async (dist = path.join(root, 'dist'), given = {}) => {
  const load = (file) => import(pathToFileURL(path.join(dist, 'server', file)).href);
  const [{ createListener }, { createServices }, { createHttpServer, listen }] = await Promise.all(
    ['app.js', 'createServices.js', 'http/server.js'].map(load),
  );
  const services = createServices({ LOG_LEVEL: 'silent', ...given });
  const { METRICS_PORT } = services.settings;
  if (METRICS_PORT !== undefined) {
    const { startMetrics } = await load('startMetrics.js');
    services.metrics = (await startMetrics(services, METRICS_PORT)).metrics;
  }
  const server = createHttpServer(createListener(services), services);
  services.metrics?.watchConnections(server);
  const origin = await listen(server, 0, '127.0.0.1');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, stop };
};
