// The scripts of a page, by what esbuild says of a build.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { outputOf } from '../build/outputOf.mjs';

/** A chunk and all that it imports statically, by file name. */
const closure = (outputs, start, seen = new Set()) => {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const { path: next, kind } of outputs[start]?.imports ?? [])
    if (kind === 'import-statement') closure(outputs, next, seen);
  return seen;
};

/**
 * Asks a build for the files that a reader loads: `entry` before a sign of intent, `page` once a page is
 * hydrated. Both throw where the language has no such page.
 * @param {string} dist
 * @returns {Promise<{
 *   entry: (lang: import('../../shared/languages').Lang) => string[],
 *   page: (page: import('../../shared/pages').PageId, lang: import('../../shared/languages').Lang) => string[],
 * }>}
 */
export const readScripts = async (dist) => {
  const { outputs } = JSON.parse(await readFile(path.join(dist, 'client.meta.json'), 'utf8'));
  const filesOf = (lang, sources) => {
    const entries = sources.map((source) => outputOf(outputs, `${source}?${lang}`));
    const chunks = new Set(entries.flatMap((entry) => [...closure(outputs, entry)]));
    return Array.from(chunks, (name) => path.join(dist, 'client/assets', path.basename(name)));
  };
  const entry = 'client/main.ts';
  return {
    entry: (lang) => filesOf(lang, [entry]),
    page: (page, lang) =>
      filesOf(lang, [entry, 'client/hydrate.tsx', `client/pages/${page}/Page.tsx`]),
  };
};
