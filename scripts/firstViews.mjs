// Takes the pictures of the portfolio on the page on websites.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { loadSource } from './build/esbuild.mjs';
import { root } from './sources.mjs';

/** The part of a window that a picture shows: a narrow one, whose words are legible in a small picture. */
const shown = { width: 1024, height: 640 };

/** The greatest size of a picture in octets, by its width. */
const mostOctets = (/** @type {number} */ width) => 0.042 * width ** 2;

/**
 * The picture in the best quality that is small enough.
 *
 * @param {(quality: number) => import('sharp').Sharp} encode
 * @param {number} most
 */
const encodeSmall = async (encode, most) => {
  for (let quality = 60; quality > 0; quality -= 4) {
    const data = await encode(quality).toBuffer();
    if (data.length <= most) return data;
  }
  throw new Error(`no quality makes it smaller than ${most} octets`);
};

const pictures = path.join(root, 'client/pages/website-development/pictures');

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
    const view = await page.screenshot({ clip: { x: 0, y: y + 1, ...shown } });
    for (const width of picture.widths) {
      const file = path.join(pictures, `${picture.name}-${width}`);
      const small = sharp(view).resize({ width });
      const most = mostOctets(width);
      writeFileSync(
        `${file}.avif`,
        await encodeSmall((quality) => small.avif({ quality, effort: 7 }), most),
      );
      writeFileSync(
        `${file}.webp`,
        await encodeSmall((quality) => small.webp({ quality, effort: 6 }), most),
      );
      console.log(path.relative(root, file));
    }
  }
  await page.close();
};
