// Styles: what a document carries of them, and the files that navigations and paper need.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../sources.mjs';
import { common, target } from './esbuild.mjs';
import { pageFolders, shortHash } from './files.mjs';

const documentFile = 'client/document/Document.tsx';
const errorsFile = 'client/errors/ErrorDocument.tsx';

const ownColours = '(color:oklch(0 0 0))';

/**
 * Styles for browsers that have our colours. Others would drop each colour and keep the rest, so they show the
 * document as text and links.
 */
const forSupported = (css) => `@supports ${ownColours}{${css}}`;

/** Drawings are nothing without styles; nothing is wider than the window. */
const forOthers = `@supports not ${ownColours}{svg{display:none}*{min-width:0;max-width:100%;height:auto;overflow-wrap:anywhere}pre{white-space:pre-wrap}}`;

/**
 * The modules of all pages with what each imports, as esbuild's metafile has them.
 * @returns {Promise<import('esbuild').Metafile['inputs']>}
 */
const readModules = async () => {
  const { metafile } = await build({
    ...common(false),
    entryPoints: [documentFile, errorsFile, 'client/pages/load.ts'],
    packages: 'external',
    write: false,
    outdir: root,
  });
  return metafile.inputs;
};

/**
 * The style sheets that a module reaches, in the order in which its imports run.
 * @param {import('esbuild').Metafile['inputs']} modules
 * @param {string} entry
 * @returns {string[]}
 */
const sheetsOf = (modules, entry) => {
  const reached = new Set([entry]);
  const visit = (file) => {
    for (const { path: imported } of modules[file]?.imports ?? [])
      if (!reached.has(imported)) {
        reached.add(imported);
        visit(imported);
      }
  };
  visit(entry);
  return [...reached].filter((file) => file.endsWith('.css'));
};

/**
 * Compiles lists of style sheets to texts, by the same names. Fonts go to the assets, by their hash.
 * @param {Record<string, string[]>} lists
 * @returns {Promise<Record<string, string>>}
 */
const compile = async (lists, outdir, dev) => {
  const { outputFiles = [] } = await build({
    ...common(dev),
    splitting: false,
    sourcemap: false,
    legalComments: 'none',
    entryPoints: Object.fromEntries(Object.keys(lists).map((name) => [name, `list:${name}`])),
    plugins: [
      {
        name: 'lists',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^list:/ }, ({ path: list }) => ({ path: list, namespace: 'list' }));
          onLoad({ filter: /^list:/, namespace: 'list' }, ({ path: list }) => ({
            contents: lists[list.slice(5)]?.map((file) => `@import "./${file}";`).join('\n') ?? '',
            loader: 'css',
            resolveDir: root,
          }));
        },
      },
    ],
    write: false,
    outdir,
    target,
    logOverride: { 'css-syntax-error': 'error' },
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

/** A stylesheet without the fonts of whose families another one brings a file. */
const withoutFontsOf = (other, css) => {
  const families = fontsIn(other);
  return css.replaceAll(fontFaces, (face) => (families.has(familyOf(face)) ? '' : face));
};

/**
 * Base styles with the fonts of which a page brings another cut in place of their own: Chromium would load both when the
 * page's is late. They stay when the page is left.
 */
const withCuts = (base, css) => {
  const common = fontsIn(base);
  const cuts = [...css.matchAll(fontFaces)].filter(([face]) => common.has(familyOf(face)));
  return cuts.join('') + withoutFontsOf(css, base);
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
 * The styles that every document reaches, and those that each page reaches besides: inline in the page's document, in
 * an element each, so that a navigation takes those of the page away; a file for navigations. What paper needs is a file for all pages.
 * @param {string} out
 * @param {boolean} dev
 * @param {import('esbuild').Metafile['inputs']} [modules] what a bundle that has all pages imports, where there is one
 */
export const buildStyles = async (out, dev, modules) => {
  const assets = path.join(out, 'client/assets');
  await mkdir(assets, { recursive: true });
  const pages = await pageFolders();
  const known = modules ?? (await readModules());
  const shared = sheetsOf(known, documentFile);
  const ownOf = (file) => sheetsOf(known, file).filter((sheet) => !shared.includes(sheet));
  const {
    base = '',
    print = '',
    errors,
    ...texts
  } = await compile(
    {
      base: shared,
      print: ['client/styles/print.css'],
      errors: ownOf(errorsFile),
      ...Object.fromEntries(pages.map((page) => [page, ownOf(`client/pages/${page}/Page.tsx`)])),
    },
    assets,
    dev,
  );
  const printFile = `print-${shortHash(print)}.css`;
  await writeFile(path.join(assets, printFile), print);
  const name = dev ? 'css' : `css-${shortHash(JSON.stringify([base, texts]))}`;
  await mkdir(path.join(assets, name), { recursive: true });
  const styles = { base: [inline(forOthers + base + errors)] };
  const fonts = { base: [...fontsIn(base).values()] };
  for (const page of pages) {
    const css = texts[page] ?? '';
    await writeFile(path.join(assets, name, `${page}.css`), css);
    styles[page] = [inline(forOthers + withCuts(base, css)), inline(withoutFontsOf(base, css))];
    if (fontsIn(css).size > 0) fonts[page] = fontsOf(base, css);
  }
  return { styles, fonts, print: `/assets/${printFile}`, stylesPath: `/assets/${name}` };
};
