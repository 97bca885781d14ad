import { expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { visit } from '../support/visit';

test.each([
  ['/en', 'heading', /businesses\. Stop retyping/],
  ['/privacy-policy?lang=en', 'heading', /^Who is responsible$/],
  ['/pt/landing-page-consultoria-empresarial', 'heading', /^Casos sem nome$/],
  ['/landing-page-arquitetura', 'heading', /reformas\. Primeiro o corte\./],
  ['/pt/ocr-reconhecimento-texto-documentos', 'radio', /^Escolher plano: Basic$/],
  ['/en/services/data-engineering', 'radio', /^Store ERP 66,511\.00/],
  ['/en/products/nfse-extraction', 'radio', /^Número da nota \S+$/],
] as const)('%s: the %s is named as a reader would say it', async (address, role, name) => {
  const { page } = await visit(address);
  expect(await page.getByRole(role, { name }).count()).toBeGreaterThan(0);
});

test('an empty box of the sample is read as blank, and its line of the data describes it', async () => {
  const { page } = await visit('/en/products/nfse-extraction');
  const box = page.locator('.document-figure__box.blank input').first();
  const tree = await page.locator('.document-figure__box.blank').first().ariaSnapshot();
  expect(tree).toContain('em branco');
  expect(tree).not.toContain('–');
  const line = page.locator(`[id="${await box.getAttribute('aria-describedby')}"]`);
  expect(await line.textContent()).toContain('null');
});

test('a table is a landmark and a tab stop only where it scrolls', async () => {
  const { page } = await visit('/en/products/nfse-extraction', { width: 1280 });
  await hydrate(page);
  await page
    .locator('details:has(.data-table)')
    .first()
    .evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
  const count = async () => [
    await page.locator('.data-table[tabindex]:visible').count(),
    await page
      .locator('.data-table:visible')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length),
  ];
  // On a phone it has to scroll.
  await page.locator('.data-table:visible table').evaluateAll(([table]) => {
    if (table) table.style.minInlineSize = '50rem';
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await count()).join()).toMatch(/^(\d+),\1$/);
  }
  expect((await count())[0]).toBeGreaterThan(0);
});

test('no two links of the header, the page and the footer have one name and two targets', async () => {
  const faults: string[] = [];
  for (const address of ['/en', '/nano-banana-api?lang=en', '/en/products/barcode-extractor']) {
    const { page } = await visit(address);
    const links = await page
      .locator('a[href]:not(.tabs a)')
      .evaluateAll((all) =>
        all.map((link) => [
          (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
          (link as HTMLAnchorElement).href,
        ]),
      );
    for (const [name, target] of links)
      for (const [other, elsewhere] of links)
        if (name && name === other && target && elsewhere && target < elsewhere)
          faults.push(`${address}: ${name}: ${target} ${elsewhere}`);
  }
  expect([...new Set(faults)]).toEqual([]);
});

test.each(['/landing-page-arquitetura', '/en/contact', '/en/products/barcode-extractor'])(
  '%s: no field is said to be invalid before a reader comes to it',
  async (address) => {
    const { page } = await visit(address);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const refused = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    );
    expect(refused.map(({ name }) => name?.value)).toEqual([]);
    await session.detach();
  },
);
