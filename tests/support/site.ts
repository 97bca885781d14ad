import type { Server } from 'node:http';
import supertest from 'supertest';
import { afterAll } from 'vitest';
import type { Services } from '../../server/services';
import { type Answer, type Ask, request } from '../contract/request';
import { dist, loadBuild } from './build';
import { readHtml } from './html';
import { collectLines, type LogLine } from './logLines';

export const siteOrigin = 'https://www.example.test';

export type TestSite = {
  services: Services;
  server: Server;
  /** supertest: `await site.http.get('/pt/tools/x').expect(301).expect('Location', '/pt')`. */
  http: ReturnType<typeof supertest.agent>;
  address: string;
  port: number;
  lines: () => LogLine[];
  /** Sends a request target and reads a body byte for byte. */
  send: (target: string | Ask) => Promise<Answer>;
  /** Requests and parses the document at an address. */
  read: (address: string) => Promise<ReturnType<typeof readHtml>>;
};

export type SiteOptions = {
  environment?: Record<string, string>;
  /** Replaces services of the application. */
  change?: (services: Services) => Partial<Services>;
  /** The folder of another build. */
  build?: string;
  /** Whether pages are rendered before, as in production. */
  warm?: boolean;
  /** Whether the response cache stays empty. */
  uncached?: boolean;
};

/** Starts the real application on a loopback port; the caller closes its server. */
export const createSite = async ({
  environment = {},
  change = () => ({}),
  build = dist,
  warm = false,
  uncached = false,
}: SiteOptions = {}): Promise<TestSite> => {
  const { createApp, createHttpServer, createServices, listen, warmUp } = await loadBuild(build);
  const log = collectLines();
  const own = createServices(
    { LOG_LEVEL: 'silent', SITE_ORIGIN: siteOrigin, ...environment },
    log.stream,
  );
  if (warm) await warmUp(own);
  const services = { ...own, ...change(own) };
  const server = createHttpServer(createApp(services), services);
  // A response with a cookie is not cached.
  if (uncached)
    server.prependListener('request', (_request, response) =>
      response.setHeader('Set-Cookie', 'a=b; Max-Age=0'),
    );
  const address = await listen(server, 0, '127.0.0.1');
  // superagent would ask for gzip.
  const http = supertest.agent(server).set('Accept-Encoding', 'identity');
  const send = (target: string | Ask) =>
    request(address, typeof target === 'string' ? { path: target } : target);
  return {
    services,
    server,
    http,
    address,
    port: Number(new URL(address).port),
    lines: log.lines,
    send,
    read: async (path) => readHtml((await http.get(path)).text),
  };
};

/** Starts the real application until the tests of the file have ended. */
export const startSite = async (options?: SiteOptions): Promise<TestSite> => {
  const site = await createSite(options);
  afterAll(() => {
    site.server.close();
    site.server.closeAllConnections();
  });
  return site;
};
