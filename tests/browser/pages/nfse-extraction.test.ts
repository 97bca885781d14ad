import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { textOf } from '../../../client/components/code/codeParts';
import {
  type Language,
  languages as names,
  sampleCall,
  sampleLines,
} from '../../../client/components/code/samples';
import { accessOf } from '../../../shared/apis/access';
import { nfse } from '../../../shared/apis/nfse';
import { href } from '../../../shared/links';
import { hydrate } from '../support/browser';
import { requestBuilderSummary } from '../support/controls';
import { openCode } from '../support/openCode';
import { openDetails } from '../support/openDetails';
import { delayReact } from '../support/react';
import { top, visit, visitWithoutHas } from '../support/visit';

const address = href('nfse-extraction', 'en');

/** What the page says above each sample. */
const note = 'either base64 or fileUrl, not both';

const copied = (name: Language) =>
  textOf(sampleLines(name, sampleCall(nfse, accessOf(nfse.id, {}), { note })));

const sample = (name: Language) => copied(name).trim();

/** The visible code. */
const shown = async (page: Page): Promise<string[]> => {
  const texts = await page.locator('.tabs__panel > .code:first-child code:visible').allInnerTexts();
  return texts.map((text) => text.trim());
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** A tab before hydration. */
const link = (page: Page, name: string) =>
  page.locator('.tabs').getByRole('link', { name, exact: true });

const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').innerText();

test('shows samples as links before hydration and as tabs after it, keeps the choice, and obeys arrow keys', async () => {
  const { page, complaints } = await visit(address);
  const release = await delayReact(page);
  await openDetails(page);
  const tabs = page.locator('.tabs');
  expect(await tabs.locator('[role^=tab], [aria-selected], [aria-controls]').count()).toBe(0);
  expect(await tabs.getByRole('group', { name: 'Code sample language' }).count()).toBe(1);
  expect(await tabs.locator('a[href^="#"]').allInnerTexts()).toEqual(names);
  await link(page, 'Python').click();
  expect(await shown(page)).toEqual([sample('Python')]);
  release();
  await hydrate(page);
  expect(await shown(page)).toEqual([sample('Python')]);
  const list = tabs.getByRole('tablist', { name: 'Code sample language' });
  expect(await list.getByRole('tab').allInnerTexts()).toEqual(names);
  expect(await selected(page)).toBe('Python');
  expect(await tabs.getByRole('tabpanel', { name: 'Python' }).count()).toBe(1);
  expect(await list.locator('[tabindex="0"]').allInnerTexts()).toEqual(['Python']);

  // By pointer; what was chosen outlasts a link to another section.
  const url = page.url();
  await tab(page, 'JavaScript').click();
  expect(page.url()).toBe(url);
  await page.getByRole('main').locator('a[href="#request"]').first().click();
  expect(await selected(page)).toBe('JavaScript');
  expect(await shown(page)).toEqual([sample('JavaScript')]);

  await tab(page, 'curl').click();
  const focused: string[] = [];
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await page.keyboard.press(key);
    focused.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    expect(await selected(page)).toBe(focused.at(-1));
  }
  expect(focused).toEqual(['JavaScript', 'PHP', 'curl', 'PHP', 'curl']);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(complaints).toEqual([]);
});

test('opens the sample that the address names', async () => {
  const { page } = await visit(`${address}#sample-python`);
  // The browser unfolds what an address names when it scrolls there, a little after it has loaded.
  await expect.poll(() => shown(page)).toEqual([sample('Python')]);
  const header = await page.getByRole('banner').evaluate((bar) => bar.clientHeight);
  expect(await top(page, '#sample-python')).toBeGreaterThanOrEqual(header);
  await hydrate(page);
  expect(await selected(page)).toBe('Python');
  await tab(page, 'curl').click();
  expect(await selected(page)).toBe('curl');
});

test('copies the shown code and says so, or selects it when the clipboard is refused', async () => {
  const { page, complaints } = await visit(address);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDetails(page);
  const button = (name: string) => page.getByRole('button', { name: new RegExp(name) });
  await hydrate(page);
  // Nothing moves when it is pressed.
  const width = await button('Request in curl').evaluate((one) => one.clientWidth);
  for (const name of names) {
    await tab(page, name).click();
    await button(`Request in ${name}`).click();
    const panel = page.getByRole('tabpanel');
    const status = panel.getByRole('status').filter({ hasText: 'Copied' });
    await status.waitFor({ state: 'attached' });
    expect(await panel.locator('[data-state=copied]').evaluate((one) => one.clientWidth)).toBe(
      width,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied(name));
  }
  await button(`^Copy ?: Request in ${names.at(-1)}`).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await tab(page, 'curl').click();
  await button('Request in curl').click();
  await button('^Text selected').waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe(sample('curl'));
  expect(complaints).toEqual([]);
});

test('shows the line of the touched field above the sheet on a phone', async () => {
  const { page } = await visit(address, { width: 390, height: 844 });
  await page.getByText('Descrição do código', { exact: true }).tap();
  const strip = page.locator('.document-figure__data');
  const box = await strip.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  // The header's border lies over the first pixel.
  expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 844) - 1);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  const lines = page.locator('label.document-figure__line');
  const readable = await lines.evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one).clipPath === 'none').map((one) => one.textContent),
  );
  expect(readable).toEqual(['"serviceDescribe": "Manutenção de máquinas e elevadores",']);
  await page.getByRole('status').filter({ visible: true, hasText: 'serviceDescribe: ' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // Upwards too, nothing that has the focus lies beneath the strip.
  for (const key of Array.from({ length: 12 }, () => 'ArrowUp')) await page.keyboard.press(key);
  const chosen = await page.locator('input:checked').boundingBox();
  const now = await strip.boundingBox();
  expect(chosen?.y).toBeGreaterThanOrEqual((now?.y ?? 0) + (now?.height ?? 0));
  const height = box?.height;
  await page.getByText('Número da nota', { exact: true }).tap();
  expect((await strip.boundingBox())?.height).toBe(height);
});

test('shows all lines of the note on a phone without :has()', async () => {
  const page = await visitWithoutHas(address);
  await page.setViewportSize({ width: 390, height: 844 });
  const hidden = await page
    .locator('.document-figure__data code [data-field]')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).clipPath !== 'none').map((one) => one.textContent),
    );
  expect(hidden).toEqual([]);
  expect(await page.locator('.document-figure__data > p:first-child').isVisible()).toBe(true);
});

test('puts the values of the form into the samples and the copied code', async () => {
  const { page, complaints } = await visit(address);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // A key is the first sign of intent: the form opens before React comes.
  await openCode(page);
  await requestBuilderSummary(page).press('Enter');
  await page.getByLabel('Send by').selectOption('fileUrl');
  await page.getByLabel('fileUrl').fill("https://files.example.com/it's.pdf");
  await page.getByLabel('password (optional)').fill(' 50% ');
  await page.getByLabel('X-Api-Key').fill('abc');
  await tab(page, 'Python').click();
  await page.getByRole('button', { name: 'Request in Python' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('status')
    .filter({ hasText: 'Copied' })
    .waitFor({ state: 'attached' });
  const code = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [
    "'https://api.example.com/nfse'",
    "'X-Api-Key': 'abc'",
    String.raw`'fileUrl': 'https://files.example.com/it\'s.pdf'`,
    "'password': ' 50% '",
  ])
    expect(code).toContain(part);
  expect(code).not.toContain("'base64'");
  expect(complaints).toEqual([]);
});

test('switches every sample to the mock server and to a failure to rehearse, and back', async () => {
  const { page, complaints } = await visit(address);
  await openCode(page);
  await hydrate(page);
  const mock = page.getByLabel('call a mock server');
  await mock.check();
  const said = page.getByRole('status').filter({ hasText: 'calls http://127.0.0.1:4010' });
  await said.filter({ hasText: 'status 200' }).waitFor();
  await page.getByText('npx --yes @stoplight/prism-cli mock').waitFor();
  expect((await shown(page)).join()).toContain('http://127.0.0.1:4010/nfse');
  const responses = page.getByLabel('What it returns');
  expect(await responses.locator('option').allTextContents()).toEqual([
    '200: our sample',
    '429: Too many requests.',
    expect.stringMatching(/^400: .*valid PDF or XML.*password/),
    expect.stringMatching(/^500: /),
  ]);
  await responses.selectOption('400');
  await said.filter({ hasText: 'status 400' }).waitFor();
  for (const name of names) {
    await tab(page, name).click();
    expect((await shown(page)).join()).toMatch(/Prefer'?(:| =>) '?code=400/);
  }
  await mock.uncheck();
  expect((await shown(page)).join()).not.toMatch(/Prefer|127\.0\.0\.1/);
  expect(complaints).toEqual([]);
});

test('calls the mock server where it is switched on before React comes', async () => {
  const { page } = await visit(address);
  const release = await delayReact(page);
  await openCode(page);
  // It is the first thing that a reader does.
  await page.getByLabel('call a mock server').check();
  release();
  await page.getByRole('status').filter({ hasText: 'calls http://127.0.0.1:4010' }).waitFor();
  expect((await shown(page)).join()).toContain('http://127.0.0.1:4010/nfse');
  expect(await page.getByLabel('call a mock server').isChecked()).toBe(true);
});

test('keeps the language of the samples on the next API page', async () => {
  const { page } = await visit(address);
  await openCode(page);
  await hydrate(page);
  await tab(page, 'PHP').click();
  await page.locator('footer a', { hasText: 'Barcode and QR Extractor' }).click();
  await page.waitForFunction(() => document.title.includes('Barcode'));
  await openCode(page);
  expect(await selected(page)).toBe('PHP');
});
