// Files as a build reads, names, compresses and keeps them.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles, root } from '../sources.mjs';

export const pagesFolder = path.join(root, 'client/pages');

/** Every folder of `client/pages` is a page. */
export const pageFolders = async () => {
  const entries = await readdir(pagesFolder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

/** What a name carries, so that another content has another name. */
export const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Photographs, from the folders `pictures` of pages: one folder, named by the hash of what is in it unless in
 * development. Resolves with its address.
 */
export const buildPictures = async (out, dev) => {
  const sources = (await listFiles(pagesFolder)).filter((name) => name.includes('/pictures/'));
  const files = sources.sort().map((name) => path.join(pagesFolder, name));
  const names = files.map((file) => path.basename(file));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  // One would stand in the other's place, on a page that says something else of it.
  if (twice) throw new Error(`two pages have a picture of the name ${twice}`);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = dev ? '' : `-${shortHash(Buffer.concat(contents))}`;
  const folder = path.join(out, `client/assets/pictures${hash}`);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map((file) => cp(file, path.join(folder, path.basename(file)))));
  return `/assets/pictures${hash}`;
};

const textFile = /\.(?:js|css|svg|txt|webmanifest)$/;

/** Writes a .br and a .gz beside each text file, so that serving never compresses. */
export const precompress = async (folder) => {
  const names = (await listFiles(folder)).filter((name) => textFile.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const body = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
};

/** What a page does not work without; Open Graph images are others with another brand, and nothing else is. */
const isOfPages = (name) => /\.(?:js|css)(?:\.(?:br|gz))?$/.test(name);

/**
 * Copies the hashed files that another build made and this one did not into `client/previous`: a page that was opened
 * before a deployment asks for its own scripts, styles and pictures after it, and so does every old page that a cache
 * gives out. Keeps one generation, or it would grow with every build; if both builds have the same scripts and styles,
 * also what the other one had kept.
 * @param {string} previous
 * @param {string} draft
 */
export const retainPreviousAssets = async (previous, draft) => {
  const own = new Set(await listFiles(path.join(draft, 'client/assets')));
  for (const folder of ['client/assets', 'client/previous']) {
    const from = path.join(previous, folder);
    const names = (await listFiles(from)).filter((name) => !own.has(name));
    const kept = path.join(draft, 'client/previous');
    await Promise.all(names.map((name) => cp(path.join(from, name), path.join(kept, name))));
    if (names.some(isOfPages)) return;
  }
};
