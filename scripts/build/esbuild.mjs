// What all bundles have in common, and those for Node.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../sources.mjs';

/**
 * The oldest browsers that the client is built for, in its script and in its styles: those that have oklch
 * and color-mix. docs/architecture.md says what they and older ones show.
 */
export const target = ['es2022', 'chrome111', 'firefox115', 'safari16.4'];

/** The addresses of a bundle without a client's files beside it. */
const noAddresses = { STYLES_PATH: '""', PICTURES_PATH: '""' };

/**
 * esbuild's options for whatever is bundled.
 * @param {boolean} dev
 * @param {Record<string, string>} [addresses] constants that stand in the sources for what a build decides
 * @returns {import('esbuild').BuildOptions & { metafile: true }}
 */
export const common = (dev, addresses = noAddresses) => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: !dev,
  sourcemap: dev ? 'linked' : false,
  jsx: 'automatic',
  jsxDev: dev,
  metafile: true,
  legalComments: 'external',
  charset: 'utf8',
  // Styles are collected by a build of their own, styles.mjs.
  loader: { '.css': 'empty' },
  logLevel: 'warning',
  define: {
    'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
    DEV: String(dev),
    ...addresses,
  },
});

/**
 * The path of the file that esbuild made of an entry point. Throws where there is none.
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} entryPoint
 */
export const outputOf = (outputs, entryPoint) => {
  const found = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entryPoint);
  if (!found) throw new Error(`no chunk is made of ${entryPoint}`);
  return found;
};

/**
 * A bundle for Node with all that it imports: a server that looks for its packages file by file starts in
 * twice the time, and React's production build is used however node is started.
 * @param {import('esbuild').BuildOptions} options
 */
export const buildForNode = ({ external = [], ...options }, dev = false, addresses = noAddresses) =>
  build({
    ...common(dev, addresses),
    minify: false,
    platform: 'node',
    target: 'node20.19',
    // Asked for within a `try` by `debug`: only a terminal has a use for it.
    external: ['supports-color', ...external],
    // What Open Graph images are drawn with: fonts, the mark and photographs, as they are.
    loader: { '.css': 'empty', '.woff2': 'binary', '.svg': 'text', '.webp': 'dataurl' },
    banner: {
      // CommonJS packages expect require, __filename and __dirname.
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;",
    },
    ...options,
  });

/**
 * Loads a module of TypeScript with all that it imports. `external` are packages that only this machine has.
 * @param {string} file
 */
export const loadSource = async (file, external = /** @type {string[]} */ ([])) => {
  // Where packages are found, and out of the way of a build that a server is serving from.
  const outfile = path.join(root, `node_modules/.cache/${randomUUID()}.mjs`);
  const options = { splitting: false, legalComments: /** @type {const} */ ('none') };
  try {
    await buildForNode({ ...options, entryPoints: [file], outfile, external });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
};
