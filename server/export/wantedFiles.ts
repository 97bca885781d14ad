import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { assetsPath, hashedFolders } from '../middleware/staticFiles';
import type { Wanted } from './answer';
import { asPattern } from './nginx/config';

/** A file at an address, with a pattern for the addresses of all that are answered alike. */
export type Built = Wanted & { pattern: string };

/** A file that is answered like no other. */
export const single = (target: string): Built => ({
  name: `file ${target}`,
  target,
  pattern: `^${asPattern(target)}$`,
});

/** The files of `public/`, which lie in a folder of the build. */
export const wantedPublic = (folder: string, addresses: readonly string[]): Built[] =>
  addresses.map((target) => ({
    ...single(target),
    method: 'HEAD',
    coded: existsSync(path.join(folder, `${target}.br`)),
  }));

/** The hashed files of one folder, answered alike by folder and extension. */
const wantedHashed = (folder: string): Built[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const inner = path.relative(folder, parentPath).split(path.sep).filter(Boolean);
      const below = [assetsPath, ...inner].join('/');
      const extension = path.extname(name);
      return {
        name: `${below} ${extension}`,
        target: `${below}/${name}`,
        method: 'HEAD',
        // A segment never begins with a dot, so that none leads out of the folder.
        pattern: `^${asPattern(below)}/[\\w-][\\w.-]*${asPattern(extension)}$`,
        coded: existsSync(path.join(parentPath, `${name}.br`)),
      };
    });

/** The build's hashed files in the folder `client`, and those that it keeps of the build before, where it has some. */
export const wantedAssets = (client: string): Built[] =>
  hashedFolders
    .map((name) => path.join(client, name))
    .filter((folder) => existsSync(folder))
    .flatMap(wantedHashed);
