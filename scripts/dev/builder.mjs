// The build of `npm run dev`: nothing is compressed, no Open Graph image is drawn, and after a save only the
// parts that the saved files belong to are built again.
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { context } from 'esbuild';
import { describeFailure } from '../build/failure.mjs';
import { pageFolders, walk } from '../build/files.mjs';
import { buildPictures } from '../build/pictures.mjs';
import { common, defines, target } from '../build/settings.mjs';
import { buildStyles } from '../build/styles.mjs';
import { loadSource } from '../loadSource.mjs';
import { givenSiteName } from '../siteName.mjs';
import { root } from '../sources.mjs';

// Addresses without a hash: the code that names them stays as it is when a style or a picture changes.
const stylesPath = '/assets/css';
const picturesPath = '/assets/pictures';
const entry = '/assets/main.js';

/** @type {import('esbuild').BuildOptions & { metafile: true }} */
const options = {
  ...common(true),
  legalComments: 'none',
  define: {
    ...defines(true),
    STYLES_PATH: JSON.stringify(stylesPath),
    PICTURES_PATH: JSON.stringify(picturesPath),
  },
};

const bundleServer = (out) =>
  context({
    ...options,
    entryPoints: ['app', 'createServices', 'startMetrics', 'http/server'].map(
      (name) => `server/${name}.ts`,
    ),
    outbase: 'server',
    outdir: path.join(out, 'server'),
    platform: 'node',
    target: 'node20.19',
    sourcesContent: false,
    // Loaded by the process that waits for the next build (scripts/dev/server.mjs).
    packages: 'external',
  });

/** One bundle with the words of both languages: to take those of the other out takes 1.5 s with each save. */
const bundleClient = (out) =>
  context({
    ...options,
    // What is wrong in a file of both bundles is said once, by the server's.
    logLevel: 'silent',
    entryPoints: ['client/main.ts'],
    outdir: path.join(out, 'client/assets'),
    platform: 'browser',
    target,
  });

/** Draws the icons unless they are newer than what they are drawn from. */
const drawIcons = async (folder) => {
  const { touchIcon } = await loadSource('shared/icons.ts');
  const drawn = path.join(folder, touchIcon.path);
  const sources = ['public/favicon.svg', 'shared/icons.ts', 'shared/brand.ts'];
  const since = Math.max(...sources.map((file) => statSync(path.join(root, file)).mtimeMs));
  if (existsSync(drawn) && statSync(drawn).mtimeMs > since) return;
  const { makeIcons } = await import('../build/icons.mjs');
  await makeIcons(folder);
};

/** Gives a folder that is named by its hash the name that it has in development. */
const settle = async (out, hashed, name) => {
  const folder = path.join(out, 'client');
  await rm(path.join(folder, name), { recursive: true, force: true });
  await rename(path.join(folder, hashed), path.join(folder, name));
};

/**
 * Prepares builds into a folder, of which nothing but the icons is kept. The function that it resolves with builds
 * what changed files need; it rejects with the first failure, which esbuild has printed, and builds what has failed
 * at the next call again.
 */
export const createBuilder = async (out) => {
  for (const folder of ['server', 'client/assets'])
    await rm(path.join(out, folder), { recursive: true, force: true });
  const publicFolder = path.join(out, 'client/public');
  await mkdir(publicFolder, { recursive: true });
  const bundles = { server: await bundleServer(out), client: await bundleClient(out) };
  /** @type {Record<string, Record<string, unknown>>} */
  const inputs = {};
  let styles;

  const rebuild = async (bundle) => {
    inputs[bundle] = (await bundles[bundle].rebuild()).metafile.inputs;
    stale.delete(bundle);
  };
  const rebuildBundles = async () => {
    const names = Object.keys(bundles).filter((bundle) => stale.has(bundle));
    const results = await Promise.allSettled(names.map(rebuild));
    for (const [at, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      if (names[at] === 'client') console.error(await describeFailure(result.reason));
      throw result.reason;
    }
  };
  const parts = {
    styles: async () => {
      styles = await buildStyles(out, true);
      await settle(out, styles.stylesPath, stylesPath);
    },
    pictures: async () => settle(out, await buildPictures(out), picturesPath),
    files: async () => {
      await cp(path.join(root, 'public'), publicFolder, { recursive: true });
      await drawIcons(publicFolder);
    },
  };
  const stale = new Set([...Object.keys(parts), ...Object.keys(bundles)]);

  const partsOf = (file) => {
    if (/\.(?:css|woff2)$/.test(file)) return ['styles'];
    if (file.startsWith('public/')) return ['files'];
    if (file.includes('/pictures/')) return ['pictures'];
    const bundled = Object.keys(bundles).filter((bundle) => inputs[bundle]?.[file]);
    // A file that is in neither may be one that an import has been waiting for.
    return bundled.length > 0 ? bundled : Object.keys(bundles);
  };

  const { langs } = await loadSource('shared/languages.ts');
  const describe = async () => {
    const keys = (await pageFolders()).flatMap((page) => langs.map((lang) => `${page} ${lang}`));
    return {
      version: 'development',
      dev: true,
      entries: Object.fromEntries(langs.map((lang) => [lang, entry])),
      publicFiles: (await walk(publicFolder)).map(
        (file) => `/${path.relative(publicFolder, file).replaceAll(path.sep, '/')}`,
      ),
      styles: styles.styles,
      fonts: styles.fonts,
      print: styles.print,
      siteName: givenSiteName() ?? '',
      // What stands for the Open Graph images, which take seconds to draw.
      share: Object.fromEntries(keys.map((key) => [key, { address: '/favicon.svg', alt: '' }])),
    };
  };

  /** @param {Iterable<string>} changed paths from the root, with slashes */
  return async (changed) => {
    for (const file of changed) for (const part of partsOf(file)) stale.add(part);
    for (const [part, build] of Object.entries(parts)) {
      if (!stale.has(part)) continue;
      await build();
      stale.delete(part);
    }
    await rebuildBundles();
    await writeFile(path.join(out, 'assets.json'), JSON.stringify(await describe()));
  };
};
