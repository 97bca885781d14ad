// Styles: what a document carries of them, and the files that navigations and paper need.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../sources.mjs';
import { pageFolders, pagesFolder, shortHash } from './files.mjs';
import { common, target } from './settings.mjs';

/**
 * Compiles one stylesheet to text; an absent one is empty. Fonts go to the assets, by their hash.
 * @param {string} file
 * @param {string} assets
 * @param {boolean} dev
 */
const compileStyles = async (file, assets, dev) => {
  if (!existsSync(path.join(root, file))) return '';
  const { outputFiles = [] } = await build({
    ...common(dev),
    splitting: false,
    sourcemap: false,
    entryPoints: [file],
    write: false,
    outdir: assets,
    target,
    loader: { '.woff2': 'file' },
    assetNames: '[name]-[hash]',
    // The text stands in documents of any address.
    publicPath: '/assets/',
  });
  const isStyles = (output) => output.path.endsWith('.css');
  const others = outputFiles.filter((output) => !isStyles(output));
  await Promise.all(others.map((output) => writeFile(output.path, output.contents)));
  return outputFiles.find(isStyles)?.text.trim() ?? '';
};

/** The files of fonts that a stylesheet brings, by family. */
const fontsIn = (css) => {
  const files = new Map();
  for (const [, face] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const [file] = /\/assets\/[\w-]+\.woff2/.exec(face) ?? [];
    if (file) files.set(/font-family:\s*"?([^;"]+)/.exec(face)?.[1], file);
  }
  return files;
};

/** The fonts of a page that brings its own: another cut of a common one replaces that, a new family replaces all. */
const fontsOf = (base, css) => {
  const [common, own] = [fontsIn(base), fontsIn(css)];
  const cuts = [...own.keys()].every((family) => common.has(family));
  return [...new Map([...(cuts ? common : []), ...own]).values()];
};

/**
 * Base styles and those of each page: inline in the page's document, a file for navigations. What paper
 * needs is a file for all pages.
 */
export const buildStyles = async (out, dev) => {
  const assets = path.join(out, 'client/assets');
  await mkdir(assets, { recursive: true });
  const compile = (file) => compileStyles(file, assets, dev);
  const [base, errors, print] = await Promise.all([
    compile('client/styles/base.css'),
    compile('client/errors/errors.css'),
    compile('client/styles/print.css'),
  ]);
  const printFile = `print-${shortHash(print)}.css`;
  await writeFile(path.join(assets, printFile), print);
  const own = await Promise.all(
    (await pageFolders()).map(
      /** @returns {Promise<[string, string]>} */
      async (page) => [page, await compile(`${pagesFolder}/${page}/page.css`)],
    ),
  );
  const name = `css-${shortHash(JSON.stringify([base, own]))}`;
  const folder = path.join(assets, name);
  await mkdir(folder);
  await Promise.all(own.map(([page, css]) => writeFile(path.join(folder, `${page}.css`), css)));
  const inline = (css) => ({
    css,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
  });
  const styles = { base: inline(base + errors) };
  for (const [page, css] of own) styles[page] = inline(base + css);
  const fonts = { base: [...fontsIn(base).values()] };
  for (const [page, css] of own) if (fontsIn(css).size > 0) fonts[page] = fontsOf(base, css);
  return { styles, fonts, print: `/assets/${printFile}`, stylesPath: `/assets/${name}` };
};
