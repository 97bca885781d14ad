import type { Server } from 'node:http';
import supertest from 'supertest';
import { afterAll } from 'vitest';
import type { Services } from '../../server/createServices';
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
  /** Requests and parses the document at an address, once. */
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
  /** Whether it renders its pages itself. If not given, it does where settings, services or build differ. */
  rendersAnew?: boolean;
};

/** Settings that change no page. */
const unseen = ['LOG_LEVEL', 'TRUST_PROXY'];

/** Pages and files that all sites of a worker share whose settings do not change them. */
let shared: Pick<Services, 'store' | 'files'> | undefined;

/** Starts the real application on a loopback port; the caller closes its server. */
export const createSite = async ({
  environment = {},
  change,
  build = dist,
  warm = false,
  uncached = false,
  rendersAnew = build !== dist ||
    change !== undefined ||
    Object.keys(environment).some((name) => !unseen.includes(name)),
}: SiteOptions = {}): Promise<TestSite> => {
  const { createApp, createHttpServer, createServices, listen, warmUp } = await loadBuild(build);
  const log = collectLines();
  const own = createServices(
    { LOG_LEVEL: 'silent', SITE_ORIGIN: siteOrigin, ...environment },
    log.stream,
  );
  if (!rendersAnew) {
    shared ??= { store: own.store, files: own.files };
    Object.assign(own, shared);
  }
  if (warm) await warmUp(own);
  const services = { ...own, ...change?.(own) };
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
  const read = async (path: string) => readHtml((await http.get(path)).text);
  const documents = new Map<string, ReturnType<typeof read>>();
  return {
    services,
    server,
    http,
    address,
    port: Number(new URL(address).port),
    lines: log.lines,
    send,
    read: (path) => {
      const document = documents.get(path) ?? read(path);
      documents.set(path, document);
      return document;
    },
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
