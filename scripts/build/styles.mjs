// Styles: what a document carries of them, and the files that navigations and paper need.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { common, target } from './esbuild.mjs';
import { pageFolders, pagesFolder, shortHash } from './files.mjs';

const ownColours = '(color:oklch(0 0 0))';

/**
 * Styles for browsers that have our colours. Others would drop each colour and keep the rest, so they show the
 * document as text and links.
 */
const forSupported = (css) => `@supports ${ownColours}{${css}}`;

/** Drawings are nothing without styles; nothing is wider than the window. */
const forOthers = `@supports not ${ownColours}{svg{display:none}*{min-width:0;max-width:100%;height:auto;overflow-wrap:anywhere}pre{white-space:pre-wrap}}`;

/**
 * Compiles stylesheets to texts, by the same names. Fonts go to the assets, by their hash.
 * @param {Record<string, string>} entryPoints
 * @returns {Promise<Record<string, string>>}
 */
const compile = async (entryPoints, outdir, dev) => {
  const { outputFiles = [] } = await build({
    ...common(dev),
    splitting: false,
    sourcemap: false,
    legalComments: 'none',
    entryPoints,
    write: false,
    outdir,
    target,
    loader: { '.woff2': 'file' },
    assetNames: '[name]-[hash]',
    // The text stands in documents of any address.
    publicPath: '/assets/',
  });
  const texts = {};
  for (const { path: file, contents, text } of outputFiles)
    if (file.endsWith('.css')) texts[path.basename(file, '.css')] = forSupported(text.trim());
    else await writeFile(file, contents);
  return texts;
};

const fontFaces = /@font-face\s*\{[^}]*\}/g;
const familyOf = (face) => /font-family:\s*"?([^;"]+)/.exec(face)?.[1];

/** The files of fonts that a stylesheet brings, by family. */
const fontsIn = (css) => {
  const files = new Map();
  for (const [face] of css.matchAll(fontFaces)) {
    const [file] = /\/assets\/[\w-]+\.woff2/.exec(face) ?? [];
    if (file) files.set(familyOf(face), file);
  }
  return files;
};

/** Base styles without the fonts of which a page brings another cut: Chromium would load both when the page's is late. */
const withoutCuts = (base, css) => {
  const own = fontsIn(css);
  return base.replaceAll(fontFaces, (face) => (own.has(familyOf(face)) ? '' : face));
};

/** The fonts of a page that brings its own: another cut of a common one replaces that, a new family replaces all. */
const fontsOf = (base, css) => {
  const [common, own] = [fontsIn(base), fontsIn(css)];
  const cuts = [...own.keys()].every((family) => common.has(family));
  return [...new Map([...(cuts ? common : []), ...own]).values()];
};

const inline = (css) => ({
  css,
  hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
});

/**
 * Base styles and those of each page: inline in the page's document, a file for navigations. What paper
 * needs is a file for all pages.
 */
export const buildStyles = async (out, dev) => {
  const assets = path.join(out, 'client/assets');
  await mkdir(assets, { recursive: true });
  const pages = await pageFolders();
  const styled = pages
    .map((page) => [page, path.join(pagesFolder, page, 'page.css')])
    .filter(([, file = '']) => existsSync(file));
  const entryPoints = {
    base: 'client/styles/base.css',
    errors: 'client/errors/errors.css',
    print: 'client/styles/print.css',
    ...Object.fromEntries(styled),
  };
  const { base = '', errors, print = '', ...texts } = await compile(entryPoints, assets, dev);
  const printFile = `print-${shortHash(print)}.css`;
  await writeFile(path.join(assets, printFile), print);
  const own = pages.map((page) => /** @type {const} */ ([page, texts[page] ?? '']));
  const name = dev ? 'css' : `css-${shortHash(JSON.stringify([base, own]))}`;
  await mkdir(path.join(assets, name), { recursive: true });
  const styles = { base: inline(forOthers + base + errors) };
  const fonts = { base: [...fontsIn(base).values()] };
  for (const [page, css] of own) {
    await writeFile(path.join(assets, name, `${page}.css`), css);
    styles[page] = inline(forOthers + withoutCuts(base, css) + css);
    if (fontsIn(css).size > 0) fonts[page] = fontsOf(base, css);
  }
  return { styles, fonts, print: `/assets/${printFile}`, stylesPath: `/assets/${name}` };
};
