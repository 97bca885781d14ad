import { expect, test } from 'vitest';
import { axeFaults, bringAxe } from '../support/axe';
import { contrast, luminance, takePicture } from '../support/pixels';
import { visit } from '../support/visit';

test.each(['light', 'dark'] as const)(
  'draws lines with 4.5:1 and soft text in full ink for a reader who prefers more contrast (%s)',
  async (colorScheme) => {
    const { page } = await visit('/en');
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const session = await page.context().newCDPSession(page);
    const picture = await takePicture(page, session);
    await session.detach();
    const [x, y] = await page
      .locator('.card')
      .first()
      .evaluate((card) => {
        const { left, top, height } = card.getBoundingClientRect();
        return [Math.round(left), Math.round(top + scrollY + height / 2)] as const;
      });
    const at = (y * picture.width + x) * 3;
    const line = luminance(picture, at);
    expect(contrast(line, luminance(picture, at - 9))).toBeGreaterThanOrEqual(4.5);
    const inks = await page
      .locator('.home__landing-pages .small, .card .small, .lead')
      .evaluateAll((all) =>
        all.map((soft) => [
          getComputedStyle(soft).color,
          getComputedStyle(soft.parentElement ?? soft).color,
        ]),
      );
    for (const [soft, ink] of inks) expect(soft).toBe(ink);
  },
);

// Nested grounds: a dark one on a light page, and a light one on a dark page.
test.each(['/en/products/ocr-document-pro', '/pt/landing-page-advogados-escritorio'])(
  '%s shows all text to a reader who prefers more contrast',
  async (address) => {
    const { page } = await visit(address);
    await bringAxe(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      expect(await axeFaults(page, ['color-contrast']), colorScheme).toEqual([]);
    }
  },
);
