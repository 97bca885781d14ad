import { expect, test } from 'vitest';
import { testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = '/whatsapp-redirect-achadinhos';

test('shows heading, promise and button in the first view of a phone, and covers nothing with larger text', async () => {
  const { page } = await visit(address, { width: 390 });
  const edges = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not there`);
    return { top: box.y, bottom: box.y + box.height };
  };
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [320, 620],
  ] as const) {
    await page.setViewportSize({ width, height });
    const header = await edges('body > header');
    expect((await edges('h1')).top).toBeGreaterThanOrEqual(header.bottom);
    expect((await edges('.lead')).bottom).toBeLessThan((await edges('.community__chat')).top);
    const button = await edges('.community__join');
    expect(button.top).toBeGreaterThan(height / 2);
    expect(button.bottom).toBeLessThanOrEqual(height);
    expect((await edges('.community__chat figcaption')).bottom).toBeLessThanOrEqual(button.top);
    // The newest message that has room is whole; the others give way.
    expect((await edges('.community__phone ol:last-child li:visible')).bottom).toBeLessThanOrEqual(
      (await edges('.community__phone')).bottom,
    );
  }
  // As many letters as text of twice the size leaves to a line of a phone.
  await page.setViewportSize({ width: 195, height: 422 });
  const end = await edges('.community__start .action small');
  expect(end.bottom).toBeLessThanOrEqual((await edges('.community__inside')).top);
});

const loud = expect.stringContaining('Garrafa térmica de 1 litro por R$ 54,90');
const muted = '6 mensagens esperando no grupo';

testChoice({
  address,
  figure: '.community',
  read: async (page) => (await visible(page, '[data-mute]'))[0],
  first: loud,
  steps: [['label:text-is("Silenciado")', muted]],
  keys: ['[name=mute]:checked', 'ArrowUp', loud],
  withoutHas: expect.any(String),
});
