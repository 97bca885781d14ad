import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { visit } from '../support/visit';

/** The announced answer of the plan finder. */
const answer = (page: Page) => page.locator('.plan-finder').getByRole('status');

let shown: { address: string; page: Page } | undefined;

/** The hydrated page of an address; rows of one address share it. */
const show = async (address: string): Promise<Page> => {
  if (shown?.address === address) return shown.page;
  const { page } = await visit(address);
  await hydrate(page);
  shown = { address, page };
  return page;
};

const free = '; beyond 20 a month, requests are refused';
const refusedPt = '; acima de 20 por mês, a requisição é recusada';

test.each([
  ['/en/products/nfse-extraction', '1', `1 request: Free, $0 a month${free}`],
  [
    '/en/products/nfse-extraction',
    '2.500',
    '2,500 requests: Mega, $192.50 a month ($50 + 1,900 × $0.075); each beyond 600 costs $0.075',
  ],
  [
    '/en/products/nfse-extraction',
    '-5',
    'Your requests a month: type a whole number from 1 to 999,999,999',
  ],
  [
    '/en/products/nfse-extraction',
    '',
    'Your requests a month: type a whole number from 1 to 999,999,999',
  ],
  ['/pt/extracao-dados-nfse', '1', `1 requisição: Free, US$\u00a00 por mês${refusedPt}`],
  [
    '/pt/extracao-dados-nfse',
    '1.000',
    '1.000 requisições: Ultra, US$\u00a077 por mês (US$\u00a025 + 650 × US$\u00a00,08); cada uma acima de 350 custa US$\u00a00,08',
  ],
  [
    '/pt/extracao-dados-nfse',
    '10.000',
    '10.000 requisições: Mega, US$\u00a0755 por mês (US$\u00a050 + 9.400 × US$\u00a00,075); cada uma acima de 600 custa US$\u00a00,075',
  ],
  [
    '/pt/extracao-dados-nfse',
    '2,5',
    'Suas requisições por mês: digite um número inteiro de 1 a 999.999.999',
  ],
  [
    '/en/products/barcode-extractor',
    '15',
    `15 requests: Free, $0.00 a month, no more than 10 an hour${free}`,
  ],
  [
    '/pt/extrator-codigo-barras-qrcode',
    '5',
    `5 requisições: Free, US$\u00a00,00 por mês, no máximo 10 por hora${refusedPt}`,
  ],
  [
    '/nano-banana-api?lang=en',
    '168',
    '168 requests: Ultra, $20.00 a month; beyond 168 a month, requests are refused',
  ],
  ['/nano-banana-api?lang=en', '417', 'More than 416 requests a month?'],
] as const)('%s: the cheapest plan for %j', async (at, typed, words) => {
  const page = await show(at);
  const field = page.locator('#plan-finder-requests');
  const result = answer(page);
  await field.fill(typed);
  await expect.poll(() => result.textContent()).toBe(words);
  expect(await field.getAttribute('aria-invalid')).toBe(String(/: (type|digite) /.test(words)));
});

test.each([
  [
    'en',
    '1',
    '1',
    '1 page at one request each: Free, $0 a month; beyond 10 a month, requests are refused',
  ],
  [
    'en',
    '60',
    '2',
    '120 pages at one request each: Basic, $11.80 a month ($10 + 20 × $0.09); each beyond 100 costs $0.09',
  ],
  ['en', '60', '81', 'Pages in each: type a whole number from 1 to 80'],
  ['en', '0', '2', 'Your documents a month: type a whole number from 1 to 999,999,999'],
  [
    'pt',
    '5',
    '3',
    '15 páginas, uma requisição cada: Basic, US$\u00a010 por mês; cada uma acima de 100 custa US$\u00a00,09',
  ],
] as const)(
  'the plan for invoices counts pages: %s, %s documents of %s',
  async (lang, documents, pages, words) => {
    const page = await show(
      lang === 'en' ? '/en/products/invoice-extraction' : '/pt/extrator-notas-fiscais',
    );
    await page
      .getByLabel(lang === 'en' ? 'Your documents a month' : 'Seus documentos por mês')
      .fill(documents);
    const field = page.getByLabel(lang === 'en' ? 'Pages in each' : 'Páginas de cada um');
    await field.fill(pages);
    await expect.poll(() => answer(page).textContent()).toBe(words);
    expect(await field.getAttribute('aria-invalid')).toBe(String(pages === '81'));
  },
);

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
  await answer(page).filter({ hasText: '25,000 requests' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toHaveLength(1);
});
