// The client's bundles, one set for each language.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { root } from '../sources.mjs';
import { common, loadSource, outputOf, target } from './esbuild.mjs';
import { languages, oneLanguage } from './oneLanguage.mjs';

const hydration = 'client/hydrate.tsx';

/**
 * The client: for each language what hydrates, with the chunks that it loads, and the entry. The entry is a build
 * of its own, or it would share chunks with the rest: a second round trip before the first touch.
 */
export const buildClient = async (out, dev, addresses) => {
  const { pageIds, pageLangs } = await loadSource('shared/pages.ts');
  const pages = Object.fromEntries(
    languages.map((lang) => [lang, pageIds.filter((page) => pageLangs(page).includes(lang))]),
  );
  const { define, ...options } = common(dev, addresses);
  /** @type {(source: string, name: string, hydrationOf?: (lang: string) => string) => Promise<import('esbuild').Metafile>} */
  const bundle = async (source, name, hydrationOf) => {
    const { metafile } = await build({
      ...options,
      metafile: true,
      entryPoints: languages.map((lang) => ({ in: `./${source}?${lang}`, out: `${name}-${lang}` })),
      outdir: path.join(out, 'client/assets'),
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      platform: 'browser',
      target,
      // React's tools look into the development build; without their hooks a reader gets 0.2 kB less.
      define: { ...define, ...(!dev && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }) },
      ...(!dev && {
        alias: { 'react/jsx-runtime': path.join(root, 'scripts/build/jsxRuntime.mjs') },
      }),
      plugins: [oneLanguage(pages, hydrationOf)],
    });
    return metafile;
  };
  const app = await bundle(hydration, 'hydrate');
  const entry = await bundle('client/main.ts', 'main', (lang) =>
    path.basename(outputOf(app.outputs, `${hydration}?${lang}`)),
  );
  return {
    inputs: { ...app.inputs, ...entry.inputs },
    outputs: { ...app.outputs, ...entry.outputs },
  };
};

/**
 * esbuild builds fast and leaves some to gain: Terser looks across functions and takes 3 kB (brotli) off React and the router,
 * which a reader of any page downloads. The scripts keep the names that esbuild gave them by the hash of its own output: what
 * they do is the same, so an older copy in a cache does no harm.
 */
export const minifyScripts = async (folder) => {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = path.join(folder, name);
    const { code = '' } = await minify(await readFile(file, 'utf8'), {
      module: true,
      ecma: 2020,
      // Without comma sequences, and with constants where the source has them, the text repeats itself more, which
      // brotli makes use of.
      compress: { passes: 3, pure_getters: true, sequences: false, lhs_constants: false },
      mangle: true,
    });
    await writeFile(file, code);
  }
};
