// The bundles: the client's for each language, the server's, and those of the tools.
import path from 'node:path';
import { build } from 'esbuild';
import { loadSource } from '../loadSource.mjs';
import { languages, oneLanguage } from './oneLanguage.mjs';
import { outputOf } from './outputOf.mjs';
import { common, defines, target } from './settings.mjs';

const hydration = 'client/hydrate.tsx';

/** The source of each language that esbuild makes an entry of, by the name of its output. */
const entryPoints = (source, name) =>
  languages.map((lang) => ({ in: `./${source}?${lang}`, out: `${name}-${lang}` }));

/**
 * The client: for each language what hydrates, with the chunks that it loads, and the entry. The entry is a build
 * of its own, or it would share chunks with the rest: a second round trip before the first touch.
 */
export const buildClient = async (out, dev, addresses) => {
  const { pageIds, pageLangs } = await loadSource('shared/pages.ts');
  const pages = Object.fromEntries(
    languages.map((lang) => [lang, pageIds.filter((page) => pageLangs(page).includes(lang))]),
  );
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    ...common(dev),
    outdir: path.join(out, 'client/assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    platform: 'browser',
    target,
    define: {
      ...defines(dev),
      ...addresses,
      // React's tools look into the development build; without their hooks a reader gets 0.2 kB less.
      ...(!dev && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
  };
  const { metafile: app } = await build({
    ...options,
    metafile: true,
    entryPoints: entryPoints(hydration, 'hydrate'),
    plugins: [oneLanguage(pages)],
  });
  const { metafile: entry } = await build({
    ...options,
    metafile: true,
    entryPoints: entryPoints('client/main.ts', 'main'),
    plugins: [
      oneLanguage(pages, (lang) => path.basename(outputOf(app.outputs, `${hydration}?${lang}`))),
    ],
  });
  return {
    inputs: { ...app.inputs, ...entry.inputs },
    outputs: { ...app.outputs, ...entry.outputs },
  };
};

/** What a bundle without a client's files beside it says where they would be. */
const noAddresses = { STYLES_PATH: '""', PICTURES_PATH: '""' };

/**
 * A bundle for Node with all that it imports: a server that looks for its packages file by file starts in
 * twice the time, and React's production build is used however node is started. `external` is what only this
 * machine has: a server, which has none, cannot come to need it.
 * @param {string} outdir
 * @param {string[] | Record<string, string>} entryPoints
 * @param {{
 *   dev?: boolean, addresses?: Record<string, string>, external?: string[], plugins?: import('esbuild').Plugin[]
 * }} [options]
 */
export const buildForNode = (
  outdir,
  entryPoints,
  { dev = false, addresses = noAddresses, external = [], plugins = [] } = {},
) =>
  build({
    ...common(dev),
    minify: false,
    entryPoints,
    outdir,
    platform: 'node',
    target: 'node20.19',
    // Asked for within a `try` by `debug`: only a terminal has a use for it.
    plugins,
    external: ['supports-color', ...external],
    // What Open Graph images are drawn with: fonts, the mark and photographs, as they are.
    loader: { '.woff2': 'binary', '.svg': 'text', '.webp': 'dataurl' },
    define: { ...defines(dev), ...addresses },
    banner: {
      // What packages of the older kind ask for.
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;",
    },
  });

/** The server, and the parts of it that tests start by themselves. */
export const buildServer = (out, dev, addresses) =>
  buildForNode(
    path.join(out, 'server'),
    ['server/main.ts', 'server/app.ts', 'server/createServices.ts', 'server/http/server.ts'],
    { dev, addresses },
  );

/**
 * The commands of testers and operators, in a folder of their own: asking a question must not replace
 * the build that a server is serving from.
 */
export const buildTools = (out) =>
  buildForNode(out, {
    routes: 'server/cli/routes.ts',
    explain: 'server/cli/explain.ts',
    doctor: 'server/cli/doctor.ts',
    contract: 'tests/contract/run.ts',
  });
