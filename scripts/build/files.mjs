// Files as a build reads and writes them.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../sources.mjs';

export const pagesFolder = 'client/pages';

/** Every folder of `client/pages` is a page. */
export const pageFolders = async () => {
  const entries = await readdir(path.join(root, pagesFolder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

/** What a name carries, so that another content has another name. */
export const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** All files of a folder and of those in it. */
export const walk = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
};

/** The same by their names in it; of a folder that is not there, none. */
export const namesIn = async (folder) =>
  existsSync(folder) ? (await walk(folder)).map((file) => path.relative(folder, file)) : [];

const textFile = /\.(?:js|css|svg|txt|webmanifest)$/;

/** Writes a .br and a .gz beside each text file, so that serving never compresses. */
export const precompress = async (folder) => {
  const files = (await walk(folder)).filter((file) => textFile.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
};
