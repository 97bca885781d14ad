// What every page has been brought down to: tests/bytes/reached.json.
import { readFile } from 'node:fs/promises';
import { documentOctets, settledOctets } from './answer.mjs';
import { readScripts } from './scripts.mjs';

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * Measures pages of a running site and of the build that it serves, in octets of brotli: `html` with styles
 * and headers, `script` once it is hydrated. Neither depends on the names that a build gives its files.
 */
export const measurePages = async ({ origin, dist, pages }) => {
  const scripts = await readScripts(dist);
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, readFile(file, 'utf8').then(settledOctets));
    return sizes.get(file);
  };
  const rows = pages.map(async ({ page, lang, address }) => {
    const files = await Promise.all(scripts.page(page, lang).map(sizeOf));
    return [
      `${page} ${lang}`,
      { html: await documentOctets(origin + address), script: sum(files) },
    ];
  });
  const all = await Promise.all(rows);
  return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
