import { expect, test } from 'vitest';
import { watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { visit } from '../support/visit';

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

test.each([
  [320, 256],
  [568, 320],
])('the action bar is not shown in a window of %i × %i px', async (width, height) => {
  const { page } = await visit('/pt/extracao-dados-nfse', { width, height });
  await page.evaluate(() => scrollTo(0, 1500));
  expect(await page.locator('.action-bar').isVisible()).toBe(false);
});

test('the action bar covers no control that Tab focuses', async () => {
  // Here the bar is two lines high.
  const { page } = await visit('/pt/extracao-dados-nfse', { width: 320, height: 640 });
  const covered: string[] = [];
  let seen = 0;
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const bar = document.querySelector('.action-bar') as Element;
      const focused = document.activeElement as Element;
      const isSeen = bar.checkVisibility({ visibilityProperty: true }) && !bar.contains(focused);
      const [control, cover] = [focused, bar].map((one) => one.getBoundingClientRect());
      const isCovered =
        control && cover && control.bottom > cover.top && control.top < cover.bottom;
      return { isSeen, fault: isSeen && isCovered ? (focused.textContent ?? '') : undefined };
    });
    if (found.isSeen) seen += 1;
    if (found.fault !== undefined) covered.push(found.fault);
  }
  expect(seen).toBeGreaterThan(20);
  expect(covered).toEqual([]);
});

test('the action bar stays while its link has the focus, and covers no link of the footer', async () => {
  const { page } = await visit('/pt/landing-page-advogados-escritorio', {
    width: 360,
    height: 740,
  });
  const bar = page.locator('.action-bar');
  await page.evaluate(() => scrollTo(0, 2500));
  await expect.poll(() => bar.isVisible()).toBe(true);
  const link = bar.getByRole('link');
  await link.focus();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => bar.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest('footer')?.tagName)).toBe(
    'FOOTER',
  );
});
