// A document is in one language, and so is its script: the client's modules are built once for each
// language, without the words of the other. React and the router are the same for both, and shared.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'acorn';
import { transform } from 'esbuild';
import { root } from '../sources.mjs';
import { loadSource } from './esbuild.mjs';

/** The languages of the site. */
export const { langs: languages } = await loadSource('shared/languages.ts');

/** Where words stand. Elsewhere `{ en, pt }` may be a fact about both languages, such as an address. */
const dictionaries =
  /[\\/](?:copy(?:\.pt)?|samples|messages|offers)\.ts$|[\\/]shared[\\/]apis[\\/]/;

const isPair = ({ type, properties }) =>
  type === 'ObjectExpression' &&
  properties.length === languages.length &&
  properties.every(({ key }) => languages.includes(key?.name));

/** All objects that have one value for each language and nothing else, outermost first. */
const findPairs = (node) => {
  if (typeof node !== 'object' || node === null) return [];
  if (isPair(node)) return [node];
  return Object.values(node).flatMap(findPairs);
};

const strip = (source, lang) => {
  const pairs = findPairs(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  let text = source;
  for (const { start, end, properties } of pairs.toReversed()) {
    const kept = properties.find(({ key }) => key.name === lang);
    text = `${text.slice(0, start)}{ ${source.slice(kept.start, kept.end)} }${text.slice(end)}`;
  }
  return text;
};

/**
 * What is loaded later is only ever loaded beside what hydrates it. Told so, esbuild puts all that the two share
 * into one file; otherwise it makes one for each set of pages that use it, and small files compress badly (3 kB).
 */
const shareChunkWithHydration = (source, file) => {
  const hydration = path.relative(path.dirname(file), path.join(root, 'client/hydration/hydrate'));
  return `${source}\nimport '${hydration.replaceAll(path.sep, '/')}';`;
};

/** The reasons of decisions are for logs and `npm run explain`: 0.3 kB that no client reads. */
const withoutReasons = (source, file) =>
  /[\\/]shared[\\/](?:redirects|resolve)\.ts$/.test(file)
    ? source.replaceAll(/\bwhy:\s*(['`]).*?\1/g, "why: ''")
    : source;

/**
 * An esbuild plugin: a module of ours that is asked for with `?en` or `?pt`, and whatever it imports,
 * has the words of that language only. `hydrationOf` names the file that hydrates, where another build has made it.
 * @param {(lang: string) => string} [hydrationOf]
 * @returns {import('esbuild').Plugin}
 */
export const oneLanguage = (hydrationOf) => ({
  name: 'one-language',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path: asked, pluginData, ...where }) => {
      if (pluginData === 'plain') return undefined;
      const [file = asked, ofEntry] = asked.split('?');
      const lang = ofEntry ?? pluginData?.lang;
      if (!lang) return undefined;
      if (hydrationOf && file === './hydrate')
        return { path: `./${hydrationOf(lang)}`, external: true };
      const found = await resolve(file, { ...where, pluginData: 'plain' });
      if (found.errors.length > 0 || !/\.tsx?$/.test(found.path)) return found;
      const later = where.kind === 'dynamic-import';
      return { path: found.path, suffix: `?${lang}`, pluginData: { lang, later } };
    });
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file, suffix, pluginData }) => {
      if (!suffix) return undefined;
      const source = withoutReasons(await readFile(file, 'utf8'), file);
      const { lang, later } = pluginData;
      if (dictionaries.test(file)) {
        const { code } = await transform(source, { loader: 'ts' });
        return { contents: strip(code, lang), loader: 'js', pluginData };
      }
      const contents = later ? shareChunkWithHydration(source, file) : source;
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts', pluginData };
    });
  },
});
