// Takes the pictures of the portfolio on the page on websites.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { loadSource } from './build/esbuild.mjs';
import { root } from './sources.mjs';

/** The part of a window that a picture shows: a narrow one, whose words are legible in a small picture. */
const shown = { width: 1024, height: 640 };

/** In octets. */
const most = 14_000;

/**
 * The picture in the best quality that is small enough.
 *
 * @param {(quality: number) => import('sharp').Sharp} encode
 */
const encodeSmall = async (encode) => {
  for (let quality = 60; quality > 0; quality -= 4) {
    const data = await encode(quality).toBuffer();
    if (data.length <= most) return data;
  }
  throw new Error(`no quality makes it smaller than ${most} octets`);
};

/**
 * Takes the first view of each page of the portfolio, without the header of the site.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 */
export const takeFirstViews = async (browser, origin) => {
  const { firstViews } = await loadSource('client/pages/website-development/firstViews.ts');
  const page = await browser.newPage({
    viewport: { width: shown.width, height: 900 },
    reducedMotion: 'reduce',
  });
  for (const { address, picture } of firstViews) {
    await page.goto(origin + address);
    // Once more: a page whose fonts come late is shown without them.
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const y = await page.evaluate(() => document.querySelector('header')?.clientHeight ?? 0);
    const view = sharp(await page.screenshot({ clip: { x: 0, y: y + 1, ...shown } })).resize({
      width: picture.widths[0],
    });
    const file = path.join(
      root,
      `client/pages/website-development/pictures/${picture.name}-${picture.widths[0]}`,
    );
    writeFileSync(
      `${file}.avif`,
      await encodeSmall((quality) => view.avif({ quality, effort: 7 })),
    );
    writeFileSync(
      `${file}.webp`,
      await encodeSmall((quality) => view.webp({ quality, effort: 6 })),
    );
    console.log(path.relative(root, file));
  }
  await page.close();
};
