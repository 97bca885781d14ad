import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The build that is tested: `dist/`, or the folder that DIST names. */
export const dist = path.resolve(process.env['DIST'] ?? 'dist');

const load = (file: string) => import(pathToFileURL(path.join(dist, file)).href);

export const { createApp }: typeof import('../../server/app') = await load('server/app.js');
export const { createServices, commonJobs, warmUp }: typeof import('../../server/services') =
  await load('server/services.js');
export const { createHttpServer, listen }: typeof import('../../server/serve') =
  await load('server/serve.js');
