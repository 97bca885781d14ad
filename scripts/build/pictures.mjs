// Photographs of pages.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../sources.mjs';
import { pageFolders, pagesFolder, shortHash, walk } from './files.mjs';

/** Photographs, from the folders `pictures` of pages: one folder named by the hash of what is in it. */
export const buildPictures = async (out) => {
  const folders = (await pageFolders())
    .map((page) => path.join(root, pagesFolder, page, 'pictures'))
    .filter(existsSync);
  const files = (await Promise.all(folders.map(walk))).flat().sort();
  const names = files.map((file) => path.basename(file));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  // One would stand in the other's place, on a page that says something else of it.
  if (twice) throw new Error(`two pages have a picture of the name ${twice}`);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = shortHash(Buffer.concat(contents));
  const folder = path.join(out, 'client/assets', `pictures-${hash}`);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    files.map((file, at) => writeFile(path.join(folder, path.basename(file)), contents[at] ?? '')),
  );
  return `/assets/${path.basename(folder)}`;
};
