import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Services } from '../context';
import type { Wanted } from './answer';

type Build = typeof import('../app') &
  typeof import('../services') &
  typeof import('../http/server');

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
};

/** The site as it is built and set, on a port of its own. */
export type RunningSite = {
  ask(wanted: Wanted): Promise<Answer>;
  close(): void;
  services: Services;
};

/** The server's parts in `dist/`: what is exported is what is shipped, not another bundle of it. */
const loadBuild = async (dist: string): Promise<Build> => {
  const load = (file: string) => import(pathToFileURL(path.join(dist, 'server', file)).href);
  return Object.assign(
    {},
    ...(await Promise.all(['app.js', 'services.js', 'http/server.js'].map(load))),
  );
};

const askAt =
  (address: string) =>
  ({ target, method = 'GET', headers = {} }: Wanted): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(address, { path: target, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            rawHeaders: response.rawHeaders,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });

/**
 * Starts the built site with the given settings. With `broken` no page can be rendered, so that it answers with
 * its error page. Rejects on wrong settings, and where a page cannot be rendered that should be.
 */
export const startSite = async (
  dist: string,
  environment: Record<string, string | undefined>,
  broken = false,
): Promise<RunningSite> => {
  const { createListener, createServices, createHttpServer, listen, warmUp } =
    await loadBuild(dist);
  const own = createServices({ ...environment, LOG_LEVEL: 'silent' });
  const failing: Services['document'] = (job) =>
    job.kind === 'page' ? Promise.reject(new Error('broken on purpose')) : own.document(job);
  const services = broken ? { ...own, document: failing } : own;
  if (!broken && !(await warmUp(services))) throw new Error('a page cannot be rendered');
  const server = createHttpServer(createListener(services), services);
  const address = await listen(server, 0, '127.0.0.1');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { ask: askAt(address), close, services };
};
