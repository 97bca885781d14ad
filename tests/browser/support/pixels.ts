import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';

/** A box in CSS pixels, from the upper left corner of the page. */
export type Box = { x: number; y: number; width: number; height: number };

/** A picture of a whole page: red, green and blue of each pixel, row by row. */
export type Picture = { width: number; height: number; data: Buffer };

/** Takes a picture of the whole page, faster than Playwright, which waits, scrolls and compresses. */
export const takePicture = async (page: Page, session: CDPSession): Promise<Picture> => {
  const [width, height] = await page.evaluate(() => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return [clientWidth, scrollHeight] as const;
  });
  const shot = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  const image = sharp(Buffer.from(shot.data, 'base64')).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

const linear = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of a pixel (WCAG 2.2). */
export const luminance = ({ data }: Picture, at: number): number =>
  0.2126 * (linear[data[at] ?? 0] ?? 0) +
  0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
  0.0722 * (linear[data[at + 2] ?? 0] ?? 0);

/** The contrast of two luminances (WCAG 2.2), from 1 to 21. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The places of a box's pixels in a picture's data, without those outside of the picture. */
export const pixelsOf = ({ width, height }: Picture, box: Box): number[] => {
  const places: number[] = [];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1)
      places.push((y * width + x) * 3);
  return places;
};

/** Whether a pixel differs between two pictures of the same width. */
export const differs = (one: Picture, other: Picture, at: number): boolean =>
  one.data[at] !== other.data[at] ||
  one.data[at + 1] !== other.data[at + 1] ||
  one.data[at + 2] !== other.data[at + 2];
