import { expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { visit } from '../support/visit';

test.each([
  ['/en/products/nfse-extraction', '1', '1 request: Free, $0 a month'],
  [
    '/en/products/nfse-extraction',
    '2.500',
    '2,500 requests: Mega, $192.50 a month ($50 + 1,900 × $0.075)',
  ],
  ['/pt/extracao-dados-nfse', '1', '1 requisição: Free, US$\u00a00 por mês'],
  [
    '/pt/extracao-dados-nfse',
    '10.000',
    '10.000 requisições: Mega, US$\u00a0755 por mês (US$\u00a050 + 9.400 × US$\u00a00,075)',
  ],
  ['/pt/extracao-dados-nfse', '2,5', 'Digite um número inteiro de 1 a 999.999.999'],
  ['/en/products/nfse-extraction', '-5', 'Type a whole number from 1 to 999,999,999'],
  ['/en/products/nfse-extraction', '', 'Type a whole number from 1 to 999,999,999'],
  [
    '/en/products/barcode-extractor',
    '15',
    '15 requests: Free, $0.00 a month, no more than 10 an hour',
  ],
  ['/en/products/invoice-extraction', '15', '15 requests: Basic, $10 a month; billing is per page'],
] as const)('%s: the cheapest plan for %j', async (at, typed, words) => {
  const { page } = await visit(at);
  await hydrate(page);
  const field = page.locator('#plan-finder-requests');
  const result = page.locator('.plan-finder [role=status]');
  await field.fill(typed);
  await expect.poll(() => result.textContent()).toBe(words);
  expect(await field.getAttribute('aria-invalid')).toBe(String(/^(Type|Digite)/.test(words)));
});

test('says the cheapest plan once when a reader has typed, and not at each digit', async () => {
  const { page } = await visit('/en/products/nfse-extraction');
  await hydrate(page);
  await page.evaluate(() => {
    const said: unknown[] = [];
    Object.assign(window, { said });
    const result = document.querySelector('.plan-finder [role=status]') as Node;
    new MutationObserver(() => said.push(result.textContent)).observe(result, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await page.locator('#plan-finder-requests').fill('');
  await page.locator('#plan-finder-requests').pressSequentially('25000');
  await page.locator('.plan-finder [role=status]', { hasText: '25,000 requests' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
});
