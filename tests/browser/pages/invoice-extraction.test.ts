import { expect, test } from 'vitest';
import { flatFields } from '../../../shared/apis/api';
import { invoice } from '../../../shared/apis/invoice';
import { hydrate, watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';

test('a link opens a folded part below the header, and a button copies every field of the answer', async () => {
  const { page, complaints } = await watchedPage(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(`${origin}/en/products/invoice-extraction#answer`);
  const part = page.locator('details:has(> #answer)');
  await expect.poll(() => part.getAttribute('open')).not.toBeNull();
  const top = await part.evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.locator('.header').evaluate((bar) => bar.clientHeight);
  expect(top).toBeGreaterThanOrEqual(header);
  expect(top).toBeLessThan(400);
  await hydrate(page);
  await page.locator('#answer > .code button').click();
  await page.locator('#answer > .code [role=status]', { hasText: 'Copied' }).waitFor();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(Object.keys({ ...copied, ...copied.bankInfo })).toHaveLength(
    flatFields(invoice.response).length,
  );
  expect(complaints).toEqual([]);
  await page.context().close();
});
