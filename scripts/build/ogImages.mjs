// Open Graph images: what chat apps and search engines show of a page. The pages draw them as SVG
// (client/pages/<id>/ogImage.tsx); sharp, which needs no browser, makes PNG of them.
import { createHash } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { root } from '../sources.mjs';

const cache = path.join(root, 'node_modules/.cache');
/** Pictures by the hash of their drawing: one whose words and figure are the same is not made again. */
const kept = path.join(cache, 'share-pictures');

/** What chat apps take at most, in octets. */
const limit = 150_000;
/**
 * How near the colours have to be, in per cent: a photograph is tried with less until it is small enough.
 * (`colours` would not do: sharp makes 256 of all from 17 on.)
 */
const qualities = [100, 80, 60, 45, 30];
const settings = { palette: true, effort: 7 };
const recipe = JSON.stringify([limit, qualities, settings, sharp.versions]);

const nameOf = ({ page, lang, svg }) => {
  const hash = createHash('sha256').update(recipe).update(svg).digest('hex').slice(0, 10);
  return `${page}-${lang}-${hash}.png`;
};

/** Draws all cards by the sources' own code, bundled for this once. */
const drawCards = async (bundle, siteName) => {
  const folder = path.join(cache, `share-drawing-${process.pid}`);
  try {
    await bundle(folder, { draw: 'server/ogImage/draw.tsx' });
    const { drawAll } = await import(pathToFileURL(path.join(folder, 'draw.js')).href);
    return await drawAll(siteName);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const photograph = /data:image\/webp;base64,([^"]+)/g;

/** The same drawing with its photographs as PNG: what sharp draws SVG with knows no WebP. */
const withReadablePhotographs = async (svg) => {
  const found = [...svg.matchAll(photograph)].map(([, data]) => Buffer.from(data, 'base64'));
  const read = await Promise.all(found.map((photo) => sharp(photo).png().toBuffer()));
  return svg.replaceAll(
    photograph,
    () => `data:image/png;base64,${read.shift()?.toString('base64')}`,
  );
};

/** A card as PNG. Rejects where it would be too large for chat apps. */
const toPng = async ({ page, lang, svg }) => {
  const drawing = Buffer.from(await withReadablePhotographs(svg));
  for (const quality of qualities) {
    const png = await sharp(drawing)
      .png({ ...settings, quality })
      .toBuffer();
    if (png.length <= limit) return png;
  }
  throw new Error(`the Open Graph image of ${page} (${lang}) is larger than ${limit} octets`);
};

/** Makes a picture unless it has been made before; tells whether it had to. */
const make = async (card, file) => {
  if (await stat(file).catch(() => undefined)) return false;
  // Written aside and renamed: a build that is interrupted leaves no half of a picture behind.
  const draft = `${file}-${process.pid}`;
  await writeFile(draft, await toPng(card));
  await rename(draft, file);
  return true;
};

/**
 * Puts the picture of every page into a folder, and says how many had to be made. Gives the brand that
 * is drawn in them, and the file name and the alternative text of each, by page and language. Rejects
 * with the name of a page that cannot be drawn.
 */
export const buildOgImages = async ({ folder, siteName, bundle }) => {
  const { name, named, cards } = await drawCards(bundle, siteName);
  await Promise.all([kept, folder].map((one) => mkdir(one, { recursive: true })));
  let made = 0;
  const pictures = await Promise.all(
    cards.map(async (card) => {
      const file = nameOf(card);
      if (await make(card, path.join(kept, file))) made += 1;
      await copyFile(path.join(kept, file), path.join(folder, file));
      return [`${card.page} ${card.lang}`, { file, alt: card.alt }];
    }),
  );
  console.error(`Open Graph images: ${pictures.length}, ${made} of them made anew`);
  // A brand of another script is no reason not to build.
  if (!named) console.error(`their font lacks letters of “${name}”: they show the mark without it`);
  return { name, pictures: Object.fromEntries(pictures) };
};
