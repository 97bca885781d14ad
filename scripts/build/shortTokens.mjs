// The custom properties of tokens.css stand in the styles of every document, a hundred times and more. In
// what readers get they have names of one letter, which takes 0.13 kB (brotli) off each.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../sources.mjs';

/** Pages that have a property of one letter write it small; the last ones are used last. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyz';

/** A custom property, not the modifier of a class (`button--quiet`). */
const property = /(?<![\w-])--[\w-]+/g;
const declared = /^ *(--[\w-]+):/gm;

/** Gives a function that writes compiled styles with the short names of the tokens. */
export const tokenShortener = async () => {
  const source = await readFile(path.join(root, 'client/styles/tokens.css'), 'utf8');
  const tokens = [...new Set(Array.from(source.matchAll(declared), ([, name]) => name))];
  if (tokens.length > letters.length)
    throw new Error(
      'scripts/build/shortTokens.mjs has a letter for each token, but not for so many',
    );
  const short = new Map(tokens.map((name, at) => [name, `--${letters[at]}`]));
  const taken = new Set(short.values());
  return (css) =>
    css
      .replaceAll(property, (name) => {
        // A page's own property of that name would change a token below it.
        if (taken.has(name)) throw new Error(`${name} in a stylesheet: one letter names a token`);
        return short.get(name) ?? name;
      })
      // The space before a value counts for nothing (css-variables, section 2), and esbuild leaves it.
      .replaceAll(/((?:^|[;{])--[\w-]+:) /g, '$1');
};
