// The files of the last build, beside those of this one: a page that was opened before a deployment asks for its
// own scripts, styles and pictures after it, and so does every old page that a cache gives out.
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../sources.mjs';

/** What a page does not work without; Open Graph images are others with another brand, and nothing else is. */
const isOfPages = (name) => /\.(?:js|css)(?:\.(?:br|gz))?$/.test(name);

/**
 * Copies the hashed files that another build made and this one did not into `client/previous`. One generation, or it
 * would grow with every build; where both made the same scripts and styles, also what that one had kept.
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
