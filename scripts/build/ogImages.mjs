// Open Graph images: what chat apps and search engines show of a page, drawn as SVG from the page's head or by its
// own client/pages/<id>/ogImage.tsx; sharp, which needs no browser, makes PNG of them.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { givenSettings, root } from '../sources.mjs';
import { loadSource } from './esbuild.mjs';
import { pageFolders, pagesFolder } from './files.mjs';

/** Images by the hash of their drawing: one whose words and figure are the same is not made again. */
const cache = path.join(root, 'node_modules/.cache/share-pictures');

/** What chat apps take at most, in octets. */
const limit = 150_000;
/**
 * How near the colours have to be, in per cent: a photograph is tried with less until it is small enough.
 * (`colours` would not do: sharp makes 256 of all from 17 on.)
 */
const qualities = [100, 80, 60, 45, 30];
const settings = { palette: true, effort: 7 };
const recipe = JSON.stringify([limit, qualities, settings, sharp.versions]);

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

/**
 * Puts the image of every page among the files whose names change with what is in them. Gives the brand that is drawn
 * in them, and address and alternative text of each, by page and language. Rejects with the name of a page that cannot
 * be drawn.
 */
export const buildOgImages = async (assets) => {
  // The font tools are this machine's: a server, which has none, cannot come to need them.
  const { drawAll } = await loadSource('server/ogImage/draw.tsx', ['fontkit', 'fontverter']);
  const own = (await pageFolders()).filter((page) =>
    existsSync(path.join(pagesFolder, page, 'ogImage.tsx')),
  );
  const { name: siteName, named, cards } = await drawAll(givenSettings().SITE_NAME, own);
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(assets, 'share'), { recursive: true });
  let made = 0;
  const images = await Promise.all(
    cards.map(async (card) => {
      const { page, lang, svg, alt } = card;
      const hash = createHash('sha256').update(recipe).update(svg).digest('hex').slice(0, 10);
      const name = `${page}-${lang}-${hash}.png`;
      const kept = path.join(cache, name);
      if (!existsSync(kept)) {
        made += 1;
        // Written aside and renamed: a build that is interrupted leaves no half of an image behind.
        await writeFile(`${kept}-${process.pid}`, await toPng(card));
        await rename(`${kept}-${process.pid}`, kept);
      }
      await copyFile(kept, path.join(assets, 'share', name));
      return [`${page} ${lang}`, { address: `/assets/share/${name}`, alt }];
    }),
  );
  console.error(`Open Graph images: ${images.length}, ${made} of them made anew`);
  // A brand of another script is no reason not to build.
  if (!named)
    console.error(`their font lacks letters of “${siteName}”: they show the mark without it`);
  return { siteName, share: Object.fromEntries(images) };
};
