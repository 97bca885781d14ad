// What all steps of a build agree on.
import { root } from '../sources.mjs';

/**
 * The oldest browsers that the client is built for, in its script and in its styles: those that have oklch
 * and color-mix. Older ones read the pages in their own colours. Those without popovers (before Chrome 114,
 * Firefox 125 and Safari 17) have the menu as a line of the header; `npm run nightly -- engines` tries that.
 */
export const target = ['es2022', 'chrome111', 'firefox115', 'safari16.4'];

/**
 * esbuild's options for whatever is bundled.
 * @param {boolean} dev
 * @returns {import('esbuild').BuildOptions & { metafile: true }}
 */
export const common = (dev) => ({
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
  logLevel: 'warning',
});

/** Constants that stand in the sources for what a build decides. */
export const defines = (dev) => ({
  'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
  DEV: String(dev),
});
