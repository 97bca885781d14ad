// The bundles: the client's for each language, the server's, and those of the tools.
import path from 'node:path';
import { build } from 'esbuild';
import { readableFolders } from './files.mjs';
import { neverRun } from './neverRun.mjs';
import { languages, oneLanguage } from './oneLanguage.mjs';
import { pureReact } from './pureReact.mjs';
import { reactModules } from './reactModules.mjs';
import { common, defines, target } from './settings.mjs';
import { syncStorage } from './syncStorage.mjs';

/** The client: an entry for each language, and the chunks that they load. */
export const buildClient = async (out, dev, addresses) =>
  build({
    ...common(dev),
    entryPoints: languages.map((lang) => ({ in: `./client/main.ts?${lang}`, out: `main-${lang}` })),
    outdir: path.join(out, 'client/assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    platform: 'browser',
    plugins: [pureReact, ...(dev ? [] : [reactModules]), oneLanguage(await readableFolders())],
    target,
    define: {
      ...defines(dev),
      ...addresses,
      // React's tools look into the development build; without their hooks a reader gets 0.2 kB less.
      ...(!dev && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
  });

/** What a bundle without a client's files beside it says where they would be. */
const noAddresses = { STYLES_PATH: '""', PICTURES_PATH: '""' };

/**
 * A bundle for Node with all that it imports: a server that looks for its packages file by file starts in
 * twice the time, and React's production build is used however node is started. `external` is what only this
 * machine has: a server, which has none, cannot come to need it.
 * @param {string} outdir
 * @param {string[] | Record<string, string>} entryPoints
 * @param {{
 *   dev?: boolean, addresses?: Record<string, string>, external?: string[], plugins?: import('esbuild').Plugin[],
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
    plugins: [...plugins, syncStorage],
    external,
    // What pictures for sharing are drawn with: fonts, the mark and photographs, as they are.
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
    { dev, addresses, plugins: [neverRun] },
  );

/**
 * The commands of testers and operators, in a folder of their own: asking a question must not replace
 * the build that a server is serving from.
 */
export const buildTools = (out) =>
  buildForNode(out, {
    routes: 'server/cli/routes.ts',
    explain: 'server/cli/explain.ts',
    contract: 'tests/contract/run.ts',
  });
