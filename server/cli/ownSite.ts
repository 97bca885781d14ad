import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as app from '../app';
import type * as services from '../createServices';
import type * as http from '../http/server';

const load = (file: string) => import(pathToFileURL(path.resolve('dist/server', file)).href);

/** Serves the build of this folder with these settings on a free port: its origin, and what ends it. */
export const serveOwnSite = async (
  environment: Record<string, string | undefined>,
): Promise<{ origin: string; stop: () => void }> => {
  const { createApp }: typeof app = await load('app.js');
  const { createServices, warmUp }: typeof services = await load('createServices.js');
  const { createHttpServer, listen }: typeof http = await load('http/server.js');
  const own = createServices({ ...environment, LOG_LEVEL: 'silent' });
  // A page that is rendered for the first time has other headers.
  await warmUp(own);
  const server = createHttpServer(createApp(own), own);
  return {
    origin: await listen(server, 0, '127.0.0.1'),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
