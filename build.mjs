// Builds dist/: the client's hashed chunks, the server's bundle, styles, pictures and icons; the steps are
// in scripts/build/, the command line is scripts/build.mjs.
import { realpathSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildClient, buildForNode, buildServer } from './scripts/build/bundles.mjs';
import { precompress, walk } from './scripts/build/files.mjs';
import { makeIcons } from './scripts/build/icons.mjs';
import { minifyScripts } from './scripts/build/minifyScripts.mjs';
import { noticesOf } from './scripts/build/notices.mjs';
import { buildOgImages } from './scripts/build/ogImages.mjs';
import { languages } from './scripts/build/oneLanguage.mjs';
import { outputOf } from './scripts/build/outputOf.mjs';
import { buildPictures } from './scripts/build/pictures.mjs';
import { retainPreviousAssets } from './scripts/build/previousAssets.mjs';
import { buildStyles } from './scripts/build/styles.mjs';
import { givenSiteName } from './scripts/siteName.mjs';
import { hashSources, root } from './scripts/sources.mjs';

const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));

/** Open Graph images, among the files whose names change with what is in them. */
const buildShare = async (out, addresses) => {
  const name = 'share';
  const { name: siteName, pictures } = await buildOgImages({
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

/** What the server has to know about a build. */
const describeBuild = (client, publicFiles, { styles, fonts, print }, share, sources, dev) => {
  const entryOf = (lang) =>
    `/assets/${path.basename(outputOf(client.outputs, `client/main.ts?${lang}`))}`;
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

/**
 * The results of all, or the first failure: told when none of them writes any more.
 * @template {unknown[]} T
 * @param {[...T]} works
 */
const whenAllEnded = async (works) => {
  await Promise.allSettled(works);
  return Promise.all(works);
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
  const [client, server, share] = await whenAllEnded([
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
    await minifyScripts(path.join(draft, 'client/assets'));
    await precompress(path.join(draft, 'client'));
  }
  const notices = await noticesOf([client, server.metafile]);
  await writeFile(path.join(draft, 'server/third-party.txt'), notices);
  const assets = describeBuild(client, publicFiles, styles, share, sources, dev);
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
  try {
    await rm(draft, { recursive: true, force: true });
    await buildDraft(draft, dev);
    // In development an open page reloads with each build.
    if (!dev) await retainPreviousAssets(previous, draft);
    await rm(out, { recursive: true, force: true });
    await rename(draft, out);
  } finally {
    // A page without its picture fails a build by design: nobody wants a folder for each attempt.
    await rm(draft, { recursive: true, force: true });
  }
};

// Not awaited: the command imports this file.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename)
  import('./scripts/build.mjs');
