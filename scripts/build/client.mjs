// The client's bundles, one set for each language.
import path from 'node:path';
import { build } from 'esbuild';
import { common, outputOf, target } from './esbuild.mjs';
import { languages, oneLanguage } from './oneLanguage.mjs';

const hydration = 'client/hydration/hydrate.tsx';

/**
 * The client: for each language what hydrates, with the chunks that it loads, and the entry. The entry is a build
 * of its own, or it would share chunks with the rest: a second round trip before the first touch.
 */
export const buildClient = async (out, dev, addresses) => {
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
      plugins: [oneLanguage(hydrationOf)],
    });
    return metafile;
  };
  const app = await bundle(hydration, 'hydrate');
  const entry = await bundle('client/entry.ts', 'main', (lang) =>
    path.basename(outputOf(app.outputs, `${hydration}?${lang}`)),
  );
  return {
    inputs: { ...app.inputs, ...entry.inputs },
    outputs: { ...app.outputs, ...entry.outputs },
  };
};
