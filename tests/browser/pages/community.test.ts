import { expect, test } from 'vitest';
import { hydrate, watchedPage } from '../support/browser';
import { setStage } from '../support/stage';
import { tall } from '../support/visit';

const { browser, origin } = await setStage();

// One page for all sizes of a phone.
const { page, complaints } = await watchedPage(browser, {
  hasTouch: true,
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
});
await page.goto(`${origin}/whatsapp-redirect-achadinhos`);

const edges = async (selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { top: box.y, bottom: box.y + box.height };
};

test.each([
  [390, 844],
  [390, 664],
  [320, 620],
])(
  'of %i × %i, the first view has heading, promise, and the button for a thumb',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    const header = await edges('body > header');
    expect((await edges('h1')).top).toBeGreaterThanOrEqual(header.bottom);
    expect((await edges('.lead')).bottom).toBeLessThan((await edges('.community__chat')).top);
    const button = await edges('.community__join');
    expect(button.top).toBeGreaterThan(height / 2);
    expect(button.bottom).toBeLessThanOrEqual(height);
    expect((await edges('.community__chat figcaption')).bottom).toBeLessThanOrEqual(button.top);
    // The newest message is whole; the oldest give way.
    expect((await edges('.community__phone li:last-child')).bottom).toBeLessThanOrEqual(
      (await edges('.community__phone')).bottom,
    );
  },
);

test('text of twice the size takes more than a screen, and covers nothing', async () => {
  // As many letters as such text leaves to a line of a phone.
  await page.setViewportSize({ width: 195, height: 422 });
  const end = await edges('.community__start .community__way small');
  expect(end.bottom).toBeLessThanOrEqual((await edges('.community__inside')).top);
  await page.setViewportSize({ width: 390, height: 844 });
});

test('muted, the phone shows nothing but the messages that wait; nothing moves, and React keeps it', async () => {
  const seen = () =>
    page
      .locator('[data-mute]')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).visibility === 'visible')
          .map((one) => one.textContent?.replaceAll('\u00a0', ' ')),
      );
  await page.getByText('Silenciado', { exact: true }).scrollIntoViewIfNeeded();
  const [height, top] = [await tall(page), await page.evaluate(() => scrollY)];
  expect((await seen())[0]).toContain('Garrafa térmica de 1 litro por R$ 54,90');
  await page.getByText('Silenciado', { exact: true }).tap();
  await expect.poll(async () => (await seen())[0]).toBe('6 mensagens esperando no grupo');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await tall(page)).toBe(height);
  await hydrate(page);
  expect((await seen())[0]).toBe('6 mensagens esperando no grupo');
  expect(complaints).toEqual([]);
});
