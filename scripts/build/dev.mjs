// The build of `npm run dev`: nothing is compressed, no Open Graph image is drawn, and esbuild keeps what it has read.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import { givenSettings, givenSiteName, root } from '../sources.mjs';
import { common, loadSource, outputOf, target } from './esbuild.mjs';
import { describeFailure } from './failure.mjs';
import { buildFiles } from './site.mjs';

// Without a hash: the code that names them stays as it is when a style or a picture changes.
const addresses = { STYLES_PATH: '"/assets/css"', PICTURES_PATH: '"/assets/pictures"' };

const samples = 'server/generated/samples/draw.ts';

/**
 * esbuild's options for development.
 * @type {import('esbuild').BuildOptions & { metafile: true }}
 */
export const devOptions = { ...common(true, addresses), legalComments: 'none' };

/**
 * Prepares builds into a folder. The function that it resolves with builds what these changed files need, and gives what
 * answers requests then, with its log in `log`; it rejects with the first failure, which has been printed if it is
 * esbuild's.
 * @param {string} out
 * @param {import('pino').DestinationStream} log
 * @returns {Promise<(changed: Iterable<string>) => Promise<import('node:http').RequestListener>>}
 */
export const createDevBuilder = async (out, log) => {
  await rm(out, { recursive: true, force: true });
  const server = await context({
    ...devOptions,
    entryPoints: ['server/app.ts', 'server/createServices.ts', samples],
    outdir: path.join(out, 'server'),
    // Node loads a module once, and keeps it (2 MB a save): what has changed has another name.
    entryNames: '[name]-[hash]',
    platform: 'node',
    target: 'node20.19',
    sourcesContent: false,
    packages: 'external',
  });
  // One bundle with the words of both languages: to take those of the other out takes 1.5 s with each save.
  const client = await context({
    ...devOptions,
    // What is wrong in a file of both is said by the server's.
    logLevel: 'silent',
    entryPoints: { main: 'client/entry.ts' },
    outdir: path.join(out, 'client/assets'),
    platform: 'browser',
    target,
  });
  const { langs } = await loadSource('shared/languages.ts');

  let known;
  let imports;
  return async (changed) => {
    // Code is part of the bundles alone.
    if ([...changed].some((file) => !/\.tsx?$/.test(file))) known = undefined;
    // Both end before the next build begins: esbuild joins a rebuild to one that still runs, and to the text it has read.
    const [served, bundled] = await Promise.allSettled([server.rebuild(), client.rebuild()]);
    if (served.status === 'rejected') throw served.reason;
    if (bundled.status === 'rejected') {
      console.error(await describeFailure(bundled.reason));
      throw bundled.reason;
    }
    const { inputs, outputs } = served.value.metafile;
    // Unless it imports something else, which may bring styles.
    const before = imports;
    imports = JSON.stringify(Object.values(inputs).map((input) => input.imports));
    if (imports !== before) known = undefined;
    known ??= (await buildFiles(out, true, inputs)).known;
    const load = (source) => import(pathToFileURL(path.join(root, outputOf(outputs, source))).href);
    const { drawSamples } = await load(samples);
    // What stands for the Open Graph images, which take seconds to draw.
    const image = { address: '/favicon.svg', alt: '' };
    const keys = Object.keys(known.styles).flatMap((page) =>
      langs.map((lang) => `${page} ${lang}`),
    );
    const assets = {
      version: 'development',
      entries: Object.fromEntries(langs.map((lang) => [lang, '/assets/main.js'])),
      ...known,
      siteName: givenSiteName() ?? '',
      share: Object.fromEntries(keys.map((key) => [key, image])),
      samples: drawSamples(),
    };
    await writeFile(path.join(out, 'assets.json'), JSON.stringify(assets));
    const { createServices } = await load('server/createServices.ts');
    const { createApp } = await load('server/app.ts');
    return createApp(createServices(givenSettings(), log));
  };
};
