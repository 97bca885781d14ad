import { expect, test } from 'vitest';
import { watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';

// Before any touch: the entry script marks the hours of a document that a cache may have sent.
test.each([
  ['/en/services/ai-agents', '2026-03-06T17:59:00-03:00', 'Open now'],
  ['/en/services/ai-agents', '2026-03-06T18:00:00-03:00', 'Mon–Sat, Brasília time'],
  ['/pt/automacao-processos-empresariais', '2026-03-07T10:00:00-03:00', 'Aberto agora'],
  ['/pt/automacao-processos-empresariais', '2026-03-08T12:00:00-03:00', 'Segunda a sábado'],
])('the action bar of %s says at %s: %s', async (address, moment, words) => {
  const { page, complaints } = await watchedPage(browser, {
    viewport: { width: 390, height: 844 },
    timezoneId: 'Asia/Tokyo',
  });
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(origin + address);
  // The first view has a button of its own.
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.locator('.action-bar__hours').innerText()).toContain(words);
  expect(complaints).toEqual([]);
  await page.context().close();
});
