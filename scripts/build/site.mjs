// A build, step by step.
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashSources, listFiles, root } from '../sources.mjs';
import { billOf } from './bill.mjs';
import { buildClient } from './client.mjs';
import { buildForNode, loadSource, outputOf } from './esbuild.mjs';
import { buildPictures, precompress, retainPreviousAssets } from './files.mjs';
import { makeIcons } from './icons.mjs';
import { buildOgImages } from './ogImages.mjs';
import { languages } from './oneLanguage.mjs';
import { makeSamplePictures } from './samplePictures.mjs';
import { listShipped, noticesOf } from './shipped.mjs';
import { buildStyles } from './styles.mjs';

/**
 * Whatever needs no bundle: styles, photographs, public files and icons. Gives the addresses that bundles name, and
 * what a server has to know of the rest.
 * @param {string} out
 * @param {boolean} dev
 * @param {import('esbuild').Metafile['inputs']} [modules] what a bundle imports, where there is one already
 */
export const buildFiles = async (out, dev, modules) => {
  const { stylesPath, ...styles } = await buildStyles(out, dev, modules);
  const picturesPath = await buildPictures(out, dev);
  const folder = path.join(out, 'client/public');
  await cp(path.join(root, 'public'), folder, { recursive: true });
  await makeIcons(folder);
  await makeSamplePictures(folder);
  const publicFiles = (await listFiles(folder)).map((name) => `/${name}`);
  return {
    addresses: {
      STYLES_PATH: JSON.stringify(stylesPath),
      PICTURES_PATH: JSON.stringify(picturesPath),
    },
    known: { publicFiles, ...styles },
  };
};

/** The server, and the parts of it that tests start by themselves. */
const ofServer = ['main', 'app', 'createServices', 'http/server'].map(
  (name) => `server/${name}.ts`,
);

/** Builds everything into a new folder. */
const buildDraft = async (draft, dev) => {
  // Taken first: a source that is saved meanwhile makes the build stale, not wrong.
  const sources = await hashSources();
  const { addresses, known } = await buildFiles(draft, dev);
  const works = /** @type {const} */ ([
    buildClient(draft, dev, addresses),
    buildForNode({ outdir: path.join(draft, 'server'), entryPoints: ofServer }, dev, addresses),
    buildOgImages(path.join(draft, 'client/assets')),
    loadSource('server/generated/samples/draw.ts'),
  ]);
  // A failure is told when none of them writes any more.
  await Promise.allSettled(works);
  const [client, server, ogImages, { drawSamples }] = await Promise.all(works);
  if (!dev) await precompress(path.join(draft, 'client'));
  const { name, license, ...own } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  );
  const version = `${own.version}+${sources.slice(0, 8)}`;
  const shipped = await listShipped([client, server.metafile]);
  const bill = JSON.stringify(billOf({ name, version, license }, shipped), null, 1);
  await writeFile(path.join(draft, 'server/third-party.txt'), noticesOf(shipped));
  await writeFile(path.join(draft, 'sbom.cdx.json'), `${bill}\n`);
  const entries = languages.map((lang) => {
    const file = outputOf(client.outputs, `client/entry.ts?${lang}`);
    return [lang, `/assets/${path.basename(file)}`];
  });
  const assets = {
    version,
    sources,
    entries: Object.fromEntries(entries),
    ...known,
    ...ogImages,
    samples: drawSamples(),
  };
  await writeFile(path.join(draft, 'client.meta.json'), JSON.stringify(client));
  await writeFile(path.join(draft, 'assets.json'), JSON.stringify(assets));
};

/**
 * Builds everything into a folder, which is replaced only when all of it is there; the hashed files of the
 * previous build, the one that is replaced unless another is named, are kept beside the new ones. Rejects with
 * esbuild's own messages on a fault in the sources.
 */
export const buildSite = async ({
  dev = false,
  out = path.join(root, 'dist'),
  previous = out,
} = {}) => {
  const draft = `${out}-draft-${process.pid}`;
  const replaced = `${out}-replaced-${process.pid}`;
  try {
    await rm(draft, { recursive: true, force: true });
    await buildDraft(draft, dev);
    if (!dev) await retainPreviousAssets(previous, draft);
    // A server that runs from the folder misses its files only between two renames.
    if (existsSync(out)) await rename(out, replaced);
    await rename(draft, out);
  } finally {
    await rm(replaced, { recursive: true, force: true });
    // A page without its picture fails a build by design: nobody wants a folder for each attempt.
    await rm(draft, { recursive: true, force: true });
  }
};
