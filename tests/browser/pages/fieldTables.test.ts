import { expect, test } from 'vitest';
import { langs } from '../../../shared/languages';
import { pagePath } from '../../../shared/pages';
import { visit } from '../support/visit';

const pages = (['nfse-extraction', 'invoice-extraction', 'barcode-extractor'] as const).flatMap(
  (page) => langs.map((lang) => pagePath(page, lang)),
);

test.each(pages)(
  '%s shows its tables of fields without sideways scrolling in every window',
  async (address) => {
    const { page } = await visit(address, { javaScriptEnabled: false });
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      // How far each table scrolls sideways.
      const scrolls = await page
        .locator('.data-table--fields')
        .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
      expect(scrolls.length).toBeGreaterThan(1);
      expect(Math.max(...scrolls), `at ${width} px`).toBe(0);
    }
  },
);
