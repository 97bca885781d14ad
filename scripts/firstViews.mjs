// Takes the pictures of the portfolio on the page on websites.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { loadSource } from './build/esbuild.mjs';
import { root } from './sources.mjs';

/** The window of a phone, in which a part of a page fills a picture. */
const viewport = { width: 390, height: 900 };

/**
 * The part of each page that its picture shows: the selector of an element, how far below its upper edge the part begins, and
 * the left edge and width of the part, in pixels. The lower edge must not cut a line of text.
 *
 * @type {Record<string, Record<'picture' | 'narrow', readonly [string, number, number, number]>>}
 */
const parts = {
  'landing-page-eventos': {
    picture: ['.event__sheet', 27, 0, 390],
    narrow: ['.event__sheet', 27, 0, 390],
  },
  'landing-page-imobiliaria': {
    picture: ['.imobiliaria__board svg', -6, 16, 358],
    narrow: ['.imobiliaria__board svg', 4, 16, 252],
  },
  'landing-page-locadora': {
    picture: ['.rental__choice', -14, 27, 340],
    narrow: ['.rental__choice', -5, 22, 230],
  },
  'landing-page-consultoria': {
    picture: ['.consultoria__pain', -10, 35, 320],
    narrow: ['.consultoria__triangle', -4, 177, 194],
  },
  'landing-page-advogados': {
    picture: ['.law__checked', 96, 0, 390],
    narrow: ['.law__checked', 100, 14, 270],
  },
  'architecture-studio': {
    picture: ['.studio__hero img', 2, 0, 390],
    narrow: ['.studio__hero img', 60, 0, 390],
  },
};

/** The greatest size of a picture in octets, by its width and the window: a phone loads one of them. */
const mostOctets = (/** @type {number} */ width, /** @type {'picture' | 'narrow'} */ kind) =>
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
 * Takes the pictures of the portfolio: a part of each page.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 */
export const takeFirstViews = async (browser, origin) => {
  const { firstViews } = await loadSource('client/pages/website-development/firstViews.ts');
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  for (const { id, address, ...views } of firstViews) {
    await page.goto(origin + address);
    // Once more: a page whose fonts come late is shown without them.
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    for (const kind of /** @type {const} */ (['picture', 'narrow'])) {
      const picture = views[kind];
      const [selector, offset, x, width] = parts[id]?.[kind] ?? ['main', 0, 0, viewport.width];
      const top = await page
        .locator(selector)
        .first()
        .evaluate((part) => part.getBoundingClientRect().top + scrollY);
      const view = await page.screenshot({
        fullPage: true,
        clip: { x, y: Math.round(top + offset), width, height: Math.round(width / picture.ratio) },
      });
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
  }
  await page.close();
};
