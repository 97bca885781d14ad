// Takes the pictures of the portfolio on the page on websites.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { loadSource } from './build/esbuild.mjs';
import { root } from './sources.mjs';

/** The widths of the windows: a narrow desk, whose words are legible in a small picture, and a phone. */
const windows = /** @type {const} */ ({ picture: 1024, narrow: 390 });

/** The greatest size of a picture in octets, by its width and the window: a phone loads one of them. */
const mostOctets = (/** @type {number} */ width, /** @type {keyof typeof windows} */ kind) =>
  (kind === 'narrow' ? 0.052 : 0.042) * width ** 2;

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
  for (const kind of /** @type {const} */ (['picture', 'narrow'])) {
    const windowWidth = windows[kind];
    const page = await browser.newPage({
      viewport: { width: windowWidth, height: 900 },
      reducedMotion: 'reduce',
    });
    for (const { address, [kind]: picture } of firstViews) {
      await page.goto(origin + address);
      // Once more: a page whose fonts come late is shown without them.
      await page.reload();
      await page.evaluate(() => document.fonts.ready);
      const y = await page.evaluate(() => document.querySelector('header')?.clientHeight ?? 0);
      const height = Math.round(windowWidth / picture.ratio);
      const view = await page.screenshot({ clip: { x: 0, y: y + 1, width: windowWidth, height } });
      for (const width of picture.widths) {
        const file = path.join(pictures, `${picture.name}-${width}`);
        const small = sharp(view).resize({ width, height: Math.round(width / picture.ratio) });
        const most = mostOctets(width, kind);
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
  }
};
