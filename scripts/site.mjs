// The built site on a loopback port, and the pages there are to look at.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSource } from './build/esbuild.mjs';
import { root } from './sources.mjs';

/** Each page in each of its languages, as the tests walk them. */
export const listPages = async () => {
  const { walkPages } = await loadSource('tests/support/walkPages.ts');
  return walkPages().filter(({ named }) => named);
};

/** Serves dist/ on a free port; resolves with its origin and a function that ends it. */
export const serveSite = async () => {
  const load = (file) => import(pathToFileURL(path.join(root, 'dist/server', file)).href);
  const { createListener } = await load('app.js');
  const { createServices } = await load('createServices.js');
  const { createHttpServer, listen } = await load('http/server.js');
  const services = createServices({ LOG_LEVEL: 'silent' });
  const server = createHttpServer(createListener(services), services);
  const origin = await listen(server, 0, '127.0.0.1');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, stop };
};
