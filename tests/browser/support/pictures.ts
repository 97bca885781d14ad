import type { Page } from 'playwright-core';

/** Reads a page from its top to its end, so that whatever waits to be seen is loaded. */
export const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const end = () => document.documentElement.scrollHeight - innerHeight;
    // A frame may be late: scrolling must not wait for it for ever.
    const frame = () =>
      Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ]);
    for (let top = 0; top <= end(); top += innerHeight) {
      scrollTo({ top: top + innerHeight, behavior: 'instant' });
      await frame();
    }
    const late = new Promise((resolve) => setTimeout(resolve, 3000));
    const seen = [...document.images].filter((image) => image.getClientRects().length > 0);
    const decoded = Promise.all(seen.map((image) => image.decode().catch(() => {})));
    await Promise.race([decoded, late]);
    scrollTo({ top: 0, behavior: 'instant' });
  });

/**
 * Pictures that do not tell their size before they are there, that tell a wrong one, or that do not come.
 * A drawing has the shape of its view box; one that only adorns a text may take any size.
 */
export const findBadPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const size = (element: Element) =>
      ['width', 'height'].map((name) => Number(element.getAttribute(name))) as [number, number];
    const told = (element: Element) => {
      const [width, height] = size(element);
      return (width > 0 && height > 0) || getComputedStyle(element).aspectRatio !== 'auto';
    };
    const silent = [
      ...document.querySelectorAll(
        'img, picture source, video, canvas, iframe, svg:not([aria-hidden=true] *, [aria-hidden=true])',
      ),
    ].filter((element) => !told(element) && !element.hasAttribute('viewBox'));
    const images = [...document.images].filter((image) => image.getClientRects().length > 0);
    const broken = images.filter(({ naturalWidth }) => naturalWidth === 0);
    const distorted = images.filter((image) => {
      const [width, height] = size(image);
      const { naturalWidth, naturalHeight } = image;
      return (
        naturalWidth > 0 && Math.abs(width / height / (naturalWidth / naturalHeight) - 1) > 0.02
      );
    });
    const name = (element: Element) => element.outerHTML.slice(0, 160);
    return [
      ...silent.map((element) => `without a size: ${name(element)}`),
      ...broken.map((element) => `did not come: ${name(element)}`),
      ...distorted.map((element) => `of another shape than it says: ${name(element)}`),
    ];
  });
