import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { requestBuilderSummary } from '../support/controls';
import { openCode } from '../support/openCode';
import { visit } from '../support/visit';

const code = (page: Page) => page.getByRole('tabpanel').locator('pre').first().textContent();

let shown: { lang: string; page: Page } | undefined;

/** The invoice page with its form; rows of one language share it. */
const showForm = async (lang: 'en' | 'pt'): Promise<Page> => {
  if (shown?.lang === lang) return shown.page;
  const { page } = await visit(
    lang === 'en' ? '/en/products/invoice-extraction' : '/pt/extrator-notas-fiscais',
  );
  await openCode(page);
  await requestBuilderSummary(page).press('Enter');
  shown = { lang, page };
  return page;
};

test.each([
  ['en', 'maxPages (optional)', '0', 'Type a whole number from 1 to 80.', 'no maxPages'],
  ['en', 'maxPages (optional)', '81', 'Type a whole number from 1 to 80.', 'no maxPages'],
  [
    'en',
    'Base URL',
    's3://a/b',
    'Type a URL that begins with https:// or http://.',
    'keeps https:',
  ],
  [
    'en',
    'Base URL',
    'localhost',
    'Type a URL that begins with https:// or http://.',
    'keeps https:',
  ],
  ['en', 'Header of the key', "X-'Key", 'Type letters, digits', 'keeps X-Api-Key'],
  ['en', 'Base URL', 'https://a/?b=c', 'Type the base URL without ? or #', 'keeps https:'],
  ['pt', 'maxPages (opcional)', '1,5', 'Digite um número inteiro de 1 a 80.', 'sem maxPages'],
  ['pt', 'URL base', 'https://a b', 'Digite a URL sem espaços.', 'continua com https:'],
] as const)(
  'the form says what is wrong with it: %s %s %s',
  async (lang, label, value, ...words) => {
    const page = await showForm(lang);
    const field = page.getByLabel(label);
    await field.waitFor();
    const [before, valid] = [await code(page), await field.inputValue()];
    await field.fill(value);
    await field.press('Tab');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const [id] = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const problem = page.locator(`[id="${id}"]`);
    // A reader who has left the field hears of it too.
    expect(await problem.getAttribute('role')).toBe('status');
    const fault = await problem.textContent();
    for (const part of words) expect(fault).toContain(part);
    expect(await code(page)).toBe(before);
    await field.fill(valid);
  },
);

test('the form reads a number of pages as the page writes it, and keeps the last valid one', async () => {
  const { page } = await visit('/en/products/barcode-extractor');
  await openCode(page);
  await requestBuilderSummary(page).press('Enter');
  const field = page.getByLabel('maxPages (optional)');
  await field.fill('1,500');
  await expect.poll(() => code(page)).toContain('1500');
  await field.press('Tab');
  await field.fill('0');
  await field.press('Tab');
  await page
    .getByText('Type a whole number, 1 or more. Until then, the code above keeps 1,500.')
    .waitFor();
  expect(await code(page)).toContain('1500');
});

test('the form keeps no beginning of a value that is wrong as a whole', async () => {
  const { page } = await visit('/en/products/invoice-extraction');
  await openCode(page);
  await requestBuilderSummary(page).press('Enter');
  const field = page.getByLabel('maxPages (optional)');
  await field.pressSequentially('81');
  await field.press('Tab');
  await page.getByText('Until then, the code above has no maxPages.').waitFor();
  expect(await code(page)).not.toContain('maxPages');
});

test('the form encodes a URL that has letters beyond ASCII', async () => {
  const { page } = await visit('/en/products/invoice-extraction');
  await openCode(page);
  await requestBuilderSummary(page).press('Enter');
  await page.getByLabel('Send by').selectOption('fileUrl');
  await page.getByLabel('fileUrl').fill('https://exemplo.test/fatura-março.pdf');
  await expect.poll(() => code(page)).toContain('https://exemplo.test/fatura-mar%C3%A7o.pdf');
});

test('the form names the test file of the chosen type, and asks for a password of a PDF only', async () => {
  const { page } = await visit('/en/products/nfse-extraction');
  await openCode(page);
  await requestBuilderSummary(page).press('Enter');
  const password = page.getByLabel('password (optional)');
  await password.fill('secret');
  await password.press('Tab');
  await expect.poll(() => code(page)).toContain('secret');
  await page.getByLabel('Type of the file').selectOption('xml');
  await expect.poll(() => code(page)).toContain("'nfse-1042.xml'");
  expect(await code(page)).not.toContain('secret');
  expect(await password.count()).toBe(0);
  await page.getByLabel('Send by').selectOption('fileUrl');
  await expect.poll(() => code(page)).toContain('/samples/en/nfse-1042.pdf');
  expect(await code(page)).toContain('secret');
});

test('the form names the picture that an invoice is sent as', async () => {
  const { page } = await visit('/pt/extrator-notas-fiscais');
  await openCode(page);
  await requestBuilderSummary(page).press('Enter');
  await page.getByLabel('fileFormat').selectOption('png');
  await expect.poll(() => code(page)).toContain("'invoice-0318.png'");
});

test('the form names the header that the store shows, except to the mock server', async () => {
  const { page } = await visit('/en/products/invoice-extraction');
  await openCode(page);
  await requestBuilderSummary(page).press('Enter');
  const header = page.getByLabel('Header of the key');
  await header.fill('X-Store-Key');
  await header.press('Tab');
  await page.getByLabel('X-Store-Key').fill('abc');
  await expect.poll(() => code(page)).toContain("'X-Store-Key: abc'");
  await page.getByLabel('Try it without a key').check();
  await expect.poll(() => code(page)).toContain("'X-Api-Key: abc'");
  expect(await header.count()).toBe(0);
});

test('a screen reader has the name of a field in one word, and the title of the proof in several', async () => {
  const { page } = await visit('/en/products/invoice-extraction');
  expect(await page.getByRole('rowheader', { name: /^fileUrl/ }).count()).toBe(1);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.map(({ role, name }) => `${role?.value} ${name?.value}`);
  expect(names).toContain('heading Check it yourself: compare the file with the response');
});
