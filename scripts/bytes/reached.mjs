// What every page has been brought down to: tests/bytes/reached.json.
import { readFile } from 'node:fs/promises';
import { documentOctets, settledOctets } from './answer.mjs';
import { readScripts } from './scripts.mjs';

const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/**
 * Octets in brotli: the document with styles and headers, and all its script once it is hydrated.
 * @typedef {{ html: number, script: number }} Octets
 */

/**
 * Measures pages of a running site and of the build that it serves. Neither figure depends on the names that a
 * build gives its files.
 * @param {{
 *   origin: string,
 *   dist: string,
 *   pages: readonly { page: import('../../shared/pages').PageId, lang: import('../../shared/languages').Lang, address: string }[],
 * }} site
 * @returns {Promise<Record<string, Octets>>} by `<page> <language>`
 */
export const measurePages = async ({ origin, dist, pages }) => {
  const scripts = await readScripts(dist);
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, readFile(file, 'utf8').then(settledOctets));
    return sizes.get(file);
  };
  /** @type {(row: typeof pages[number]) => Promise<[string, Octets]>} */
  const measure = async ({ page, lang, address }) => {
    const files = await Promise.all(scripts.page(page, lang).map(sizeOf));
    return [
      `${page} ${lang}`,
      { html: await documentOctets(origin + address), script: sum(files) },
    ];
  };
  const all = await Promise.all(pages.map(measure));
  return Object.fromEntries(all.toSorted(([one], [other]) => (one < other ? -1 : 1)));
};
