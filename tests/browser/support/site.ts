import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type AppModule = typeof import('../../../server/app');
type ServicesModule = typeof import('../../../server/services');
type ServeModule = typeof import('../../../server/serve');

const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of the build under test. */
export const production = path.join(root, process.env['DIST'] ?? 'dist');

const load = <T>(dist: string, name: string): Promise<T> =>
  import(/* @vite-ignore */ pathToFileURL(path.join(dist, 'server', `${name}.js`)).href);

export type RunningSite = { origin: string; server: Server };

/** Serves a build on a free port of the loopback address, as `npm run serve` does. */
export const serveSite = async (
  dist = production,
  settings: Record<string, string> = {},
): Promise<RunningSite> => {
  const { createApp } = await load<AppModule>(dist, 'app');
  const { createServices, warmUp } = await load<ServicesModule>(dist, 'services');
  const { createHttpServer, listen } = await load<ServeModule>(dist, 'serve');
  const services = createServices({ LOG_LEVEL: 'silent', ...settings });
  await warmUp(services);
  const server = createHttpServer(createApp(services));
  return { origin: await listen(server, 0, '127.0.0.1'), server };
};

/** Stops serving, open connections included. */
export const stopSite = ({ server }: RunningSite): void => {
  server.close();
  server.closeAllConnections();
};
