// Builds dist/: the client's hashed chunks, the server's bundle and the page styles.
// `node build.mjs` for production, `--dev` for development builds of React, `--out` for another folder.
import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'esbuild';
import { makeIcons } from './scripts/icons.mjs';
import { languages, oneLanguage } from './scripts/oneLanguage.mjs';
import { pureReact } from './scripts/pureReact.mjs';
import { buildSharePictures } from './scripts/share.mjs';
import { givenSiteName } from './scripts/siteName.mjs';
import { hashSources } from './scripts/sources.mjs';
import { squeezeScripts } from './scripts/squeeze.mjs';

const root = import.meta.dirname;
/**
 * The oldest browsers that the client is built for, in its script and in its styles: those that have oklch
 * and color-mix. Older ones read the pages in their own colours.
 */
const target = ['es2022', 'chrome111', 'firefox115', 'safari16.4'];
const textFile = /\.(?:js|css|svg|txt|webmanifest)$/;

const pagesFolder = 'client/pages';

/** Every folder of `client/pages` is a page. */
const pageFolders = async () => {
  const entries = await readdir(path.join(root, pagesFolder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

/** The pages that a language has: what has no words in both is Portuguese only. */
const readableFolders = async () => {
  const all = await pageFolders();
  const both = all.filter((page) => existsSync(path.join(root, pagesFolder, page, 'copy.ts')));
  return { en: both, pt: all };
};

const common = (dev) => ({
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

const defines = (dev) => ({
  'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
  DEV: String(dev),
});

/** Compiles one stylesheet to text; an absent one is empty. Fonts go to the assets, by their hash. */
const compileStyles = async (file, assets, dev) => {
  if (!existsSync(path.join(root, file))) return '';
  const { outputFiles } = await build({
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

/**
 * Base styles and those of each page: inline in the page's document, a file for navigations. What paper
 * needs is a file for all pages.
 */
const buildStyles = async (out, dev) => {
  const assets = path.join(out, 'client/assets');
  await mkdir(assets, { recursive: true });
  const [base, errors, print] = await Promise.all(
    ['client/styles/base.css', 'client/errors/errors.css', 'client/styles/print.css'].map((file) =>
      compileStyles(file, assets, dev),
    ),
  );
  const printFile = `print-${shortHash(print)}.css`;
  await writeFile(path.join(assets, printFile), print);
  const own = await Promise.all(
    (await pageFolders()).map(async (page) => [
      page,
      await compileStyles(`${pagesFolder}/${page}/page.css`, assets, dev),
    ]),
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
  const fontsOf = (css) => [...new Set(css.match(/\/assets\/[\w-]+\.woff2/g))];
  // A page that brings fonts of its own is set in those alone.
  const fonts = { base: fontsOf(base) };
  for (const [page, css] of own) if (fontsOf(css).length > 0) fonts[page] = fontsOf(css);
  return { styles, fonts, print: `/assets/${printFile}`, stylesPath: `/assets/${name}` };
};

/** Photographs, from the folders `pictures` of pages: one folder named by the hash of what is in it. */
const buildPictures = async (out) => {
  const folders = (await pageFolders())
    .map((page) => path.join(root, pagesFolder, page, 'pictures'))
    .filter(existsSync);
  const files = (await Promise.all(folders.map(walk))).flat().sort();
  const names = files.map((file) => path.basename(file));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  // One would stand in the other's place, on a page that says something else of it.
  if (twice) throw new Error(`two pages have a picture of the name ${twice}`);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = shortHash(Buffer.concat(contents));
  const folder = path.join(out, 'client/assets', `pictures-${hash}`);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    contents.map((content, at) => writeFile(path.join(folder, names[at]), content)),
  );
  return `/assets/${path.basename(folder)}`;
};

const buildClient = async (out, dev, addresses) =>
  build({
    ...common(dev),
    entryPoints: languages.map((lang) => ({ in: `./client/main.ts?${lang}`, out: `main-${lang}` })),
    outdir: path.join(out, 'client/assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    platform: 'browser',
    plugins: [pureReact, oneLanguage(await readableFolders())],
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
 * A bundle for Node. React is part of it, so that its production build is used however node is started.
 * `external` is what only this machine has: a server, which has none, cannot come to need it.
 */
const buildForNode = (
  outdir,
  entryPoints,
  { dev = false, addresses = noAddresses, external = [] } = {},
) =>
  build({
    ...common(dev),
    minify: false,
    entryPoints,
    outdir,
    platform: 'node',
    target: 'node20.19',
    external: [...Object.keys(productionDependencies), ...external],
    // What pictures for sharing are drawn with: fonts, the mark and photographs, as they are.
    loader: { '.woff2': 'binary', '.svg': 'text', '.webp': 'dataurl' },
    define: { ...defines(dev), ...addresses },
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });

/** Pictures for sharing, among the files whose names change with what is in them. */
const buildShare = async (out, addresses) => {
  const name = 'share';
  const { name: siteName, pictures } = await buildSharePictures({
    folder: path.join(out, 'client/assets', name),
    siteName: givenSiteName(),
    bundle: (folder, entryPoints) =>
      buildForNode(folder, entryPoints, { addresses, external: ['fontkit', 'fontverter'] }),
  });
  const addressed = Object.entries(pictures).map(([key, { file, alt }]) => [
    key,
    { address: `/assets/${name}/${file}`, alt },
  ]);
  return { siteName, share: Object.fromEntries(addressed) };
};

const buildServer = (out, dev, addresses) =>
  buildForNode(
    path.join(out, 'server'),
    ['server/main.ts', 'server/app.ts', 'server/services.ts', 'server/serve.ts'],
    { dev, addresses },
  );

/**
 * The commands of testers and operators, in a folder of their own: asking a question must not replace
 * the build that a server is serving from.
 */
export const buildTools = (out) =>
  buildForNode(out, {
    routes: 'server/tools/routes.ts',
    explain: 'server/tools/explain.ts',
    contract: 'tests/contract/run.ts',
  });

const { version, dependencies: productionDependencies } = JSON.parse(
  await readFile(path.join(root, 'package.json'), 'utf8'),
);

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const walk = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
};

/** Writes a .br and a .gz beside each text file, so that serving never compresses. */
const precompress = async (folder) => {
  const files = (await walk(folder)).filter((file) => textFile.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
};

/** What the server has to know about a build. */
const describeBuild = (client, publicFiles, { styles, fonts, print }, share, sources, dev) => {
  const outputs = Object.entries(client.metafile.outputs);
  const entryOf = (lang) => {
    const [name] = outputs.find(([, { entryPoint }]) => entryPoint === `client/main.ts?${lang}`);
    return `/assets/${path.basename(name)}`;
  };
  return {
    version: `${version}+${sources.slice(0, 8)}`,
    sources,
    dev,
    entries: Object.fromEntries(languages.map((lang) => [lang, entryOf(lang)])),
    publicFiles,
    fonts,
    styles,
    print,
    ...share,
  };
};

/** The results of all, or the first failure: told when none of them writes any more. */
const whenAllEnded = async (works) => {
  const ended = await Promise.allSettled(works);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return ended.map(({ value }) => value);
};

/** Builds everything into a new folder. */
const buildDraft = async (draft, dev) => {
  // Taken first: a source that is saved meanwhile makes the build stale, not wrong.
  const sources = await hashSources();
  const styles = await buildStyles(draft, dev);
  const addresses = {
    STYLES_PATH: JSON.stringify(styles.stylesPath),
    PICTURES_PATH: JSON.stringify(await buildPictures(draft)),
  };
  const [client, , share] = await whenAllEnded([
    buildClient(draft, dev, addresses),
    buildServer(draft, dev, addresses),
    buildShare(draft, addresses),
  ]);
  const publicFolder = path.join(draft, 'client/public');
  await cp(path.join(root, 'public'), publicFolder, { recursive: true });
  await makeIcons(publicFolder);
  const publicFiles = (await walk(publicFolder)).map(
    (file) => `/${path.relative(publicFolder, file).replaceAll(path.sep, '/')}`,
  );
  if (!dev) {
    await squeezeScripts(path.join(draft, 'client/assets'));
    await precompress(path.join(draft, 'client'));
  }
  const assets = describeBuild(client, publicFiles, styles, share, sources, dev);
  await writeFile(path.join(draft, 'client.meta.json'), JSON.stringify(client.metafile));
  await writeFile(path.join(draft, 'assets.json'), JSON.stringify(assets));
};

/**
 * Builds everything into a folder, which is replaced only when all of it is there. Rejects with
 * esbuild's own messages on a fault in the sources.
 */
export const buildSite = async ({ dev = false, out = path.join(root, 'dist') } = {}) => {
  const draft = `${out}-draft-${process.pid}`;
  try {
    await rm(draft, { recursive: true, force: true });
    await buildDraft(draft, dev);
    await rm(out, { recursive: true, force: true });
    await rename(draft, out);
  } finally {
    // A page without its picture fails a build by design: nobody wants a folder for each attempt.
    await rm(draft, { recursive: true, force: true });
  }
};

/** What went wrong and why, in one line. Plain errors say it all; of any other it matters where it arose. */
const inWords = (error) => {
  if (error?.cause) return `${error.message}: ${inWords(error.cause)}`;
  return error?.name === 'Error' && !error.code ? error.message : (error?.stack ?? String(error));
};

/** Says what a failed build has to say; esbuild has printed its own messages already. */
export const reportFailure = (error) => {
  if (!Array.isArray(error?.errors)) console.error(inWords(error));
  console.error('the build failed');
};

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const start = performance.now();
  const { values } = parseArgs({
    options: {
      dev: { type: 'boolean', default: false },
      out: { type: 'string', default: 'dist' },
    },
  });
  try {
    await buildSite({ dev: values.dev, out: path.resolve(root, values.out) });
  } catch (error) {
    reportFailure(error);
    process.exit(1);
  }
  console.log(`built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
