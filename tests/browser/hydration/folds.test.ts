import { expect, test } from 'vitest';
import { everyRowNightly } from '../../support/exhaustive';
import { addresses } from '../support/addresses';
import { hydrate } from '../support/browser';
import { visit } from '../support/visit';

// The pages with links into a fold of their reference.
const apis = ['nfse-extraction', 'invoice-extraction', 'barcode-extractor'];
const apiPages = addresses.filter(({ page }) => apis.includes(page));

test.each(everyRowNightly(apiPages))(
  'a link of $address into a closed fold opens the fold and scrolls there after hydration',
  async ({ address }) => {
    const { page, complaints } = await visit(address, { moving: true });
    await hydrate(page);
    const links = await page.locator('main a[href^="#"]:visible').all();
    let followed = 0;
    for (const link of links) {
      const target = page.locator((await link.getAttribute('href')) ?? '');
      const fold = page.locator('details', { has: target });
      if ((await fold.count()) === 0) continue;
      // The link also opens a fold that the reader has closed, although the address does not change.
      await fold.evaluate((details: HTMLDetailsElement) => {
        details.open = false;
      });
      await link.click();
      await expect.poll(() => fold.getAttribute('open')).toBe('');
      const visibleTop = () =>
        target.evaluate((element) => {
          const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
          const { top } = element.getBoundingClientRect();
          return top >= Math.max(header, 0) && top < innerHeight;
        });
      await expect.poll(visibleTop).toBe(true);
      followed += 1;
    }
    expect(followed).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  },
);
