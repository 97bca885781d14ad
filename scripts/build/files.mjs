// Files as a build reads and writes them.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
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
