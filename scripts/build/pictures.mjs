// Photographs of pages.
import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../sources.mjs';
import { pagesFolder, shortHash } from './files.mjs';

/**
 * Photographs, from the folders `pictures` of pages: one folder named by the hash of what is in it, but in development.
 * Resolves with its address.
 */
export const buildPictures = async (out, dev) => {
  const files = (await listFiles(pagesFolder))
    .filter((name) => name.includes('/pictures/'))
    .map((name) => path.join(pagesFolder, name))
    .sort();
  const names = files.map((file) => path.basename(file));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  // One would stand in the other's place, on a page that says something else of it.
  if (twice) throw new Error(`two pages have a picture of the name ${twice}`);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const address = dev
    ? '/assets/pictures'
    : `/assets/pictures-${shortHash(Buffer.concat(contents))}`;
  const folder = path.join(out, 'client', address);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file) => cp(file, path.join(folder, path.basename(file)))));
  return address;
};
