import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The build that is tested: `dist/`, or the folder that DIST names. */
export const dist = path.resolve(process.env['DIST'] ?? 'dist');

type Build = typeof import('../../server/app') &
  typeof import('../../server/createServices') &
  typeof import('../../server/http/server');

/** Loads the server modules of a build. */
export const loadBuild = async (folder: string): Promise<Build> => {
  const load = (file: string) =>
    import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'server', file)).href);
  return Object.assign(
    {},
    ...(await Promise.all(['app.js', 'createServices.js', 'http/server.js'].map(load))),
  );
};

export const { listen }: Build = await loadBuild(dist);
