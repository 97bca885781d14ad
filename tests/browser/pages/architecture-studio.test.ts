import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everyRowNightly } from '../../support/exhaustive';
import { axeFaults, bringAxe } from '../support/axe';
import { hydrate, isHydrated, watchedPage } from '../support/browser';
import { browser, origin } from '../support/browserAndSite';
import { testChoice, watchSending } from '../support/choice';
import { delayReact } from '../support/react';
import { pageHeight, top, visit } from '../support/visit';

const address = '/landing-page-arquitetura';

const typed = {
  Nome: 'Ana Exemplo',
  'E-mail': 'ana@example.com',
  Telefone: '(00) 90000-0000',
  'O que vai ser': 'sustentavel-smart',
  'Conte mais': 'Um quintal com jabuticabeira.',
};

const fill = async (page: Page): Promise<void> => {
  for (const [label, value] of Object.entries(typed)) {
    const field = page.getByLabel(label);
    await (label === 'O que vai ser' ? field.selectOption(value) : field.fill(value));
  }
};

const values = (page: Page): Promise<string[]> =>
  page
    .locator('form')
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** How far below the lower edge of the header a section begins, in pixels. */
const below = (page: Page, id: string): Promise<number> =>
  page.evaluate((section) => {
    const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(section)?.getBoundingClientRect().top ?? -1) - header;
  }, id);

test('checks the form, seems to send it for two seconds, and empties it without a request', async () => {
  const { page, complaints } = await watchedPage(browser);
  await page.goto(origin + address);
  await hydrate(page);
  // After hydration, because an installed clock keeps no performance marks.
  await page.clock.install();
  const requests = watchSending(page);
  const button = page.locator('form button');
  const alert = page.getByRole('alert');

  await button.click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('studio-name');
  expect(await button.textContent()).toBe('Enviar pedido');
  expect(await page.locator('.architecture-studio__fault:visible').allInnerTexts()).toEqual([
    'Escreva o seu nome.',
    'Digite um e-mail como ana@exemplo.com.',
    'Digite o seu telefone.',
    'Escolha um tipo de projeto.',
  ]);
  await fill(page);
  expect(await page.locator('.architecture-studio__fault:visible').count()).toBe(0);
  const before = await pageHeight(page);

  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await page.locator('form button[aria-disabled=true]').waitFor();
  expect(await button.textContent()).toBe('PROCESSANDO SONHOS...');
  const waiting = 'PROCESSANDO SONHOS... Enviando o pedido';
  expect(await page.getByRole('button', { name: waiting, exact: true }).count()).toBe(1);
  await page.clock.runFor(1900);
  expect(await button.textContent()).toBe('PROCESSANDO SONHOS...');
  expect(await values(page)).toEqual(Object.values(typed));
  expect(await alert.textContent()).toBe('');
  await page.clock.runFor(200);
  await page.locator('form button[aria-disabled=false]').waitFor();
  expect(await button.textContent()).toBe('Enviar pedido');
  expect(await values(page)).toEqual(['', '', '', '', '']);
  expect(await alert.textContent()).toMatch(/^Pronto\. .* nada foi enviado\.$/);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Enviar pedido');
  expect(await pageHeight(page)).toBe(before);
  await button.click();
  await expect.poll(() => alert.textContent()).toBe('');
  expect(page.url()).toBe(origin + address);
  expect(requests).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('answers a form that is sent before React comes', async () => {
  const { page } = await visit(address);
  const release = await delayReact(page);
  await fill(page);
  await page.getByLabel('Nome').press('Enter');
  release();
  await page.getByRole('alert').filter({ hasText: 'Pronto' }).waitFor();
});

test('checks the form and sends nothing without JavaScript', async () => {
  const { page, complaints } = await visit(address, { javaScriptEnabled: false });
  const requests = watchSending(page);
  await page.locator('form button').click();
  expect(await page.locator('#studio-name:focus').count()).toBe(1);
  await fill(page);
  await page.locator('form button').click();
  await page.getByLabel('Nome').press('Enter');
  expect(await values(page)).toEqual(Object.values(typed));
  expect(page.url()).toBe(origin + address);
  expect(requests).toEqual([]);
  expect(complaints).toEqual([]);
});

const groundFloor = { plans: ['Planta: Térreo', 'Planta: Casa'], saws: [0] };

testChoice({
  address,
  figure: '#encosta',
  read: async (page) => ({
    // That of the other house is there too, folded on a phone.
    plans: await page
      .locator(':is(#encosta, #taipa) .demo__result > span')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          getComputedStyle(one).visibility === 'visible' ? [one.textContent] : [],
        ),
      ),
    saws: await page
      .locator('#encosta .architecture-studio__thin[data-when-a]')
      .evaluateAll((all) =>
        all.flatMap((one, at) => (one.checkVisibility({ visibilityProperty: true }) ? [at] : [])),
      ),
  }),
  first: groundFloor,
  steps: [
    [
      '#encosta label:has-text("Superior a 4,40 m")',
      { plans: ['Planta: Superior', 'Planta: Casa'], saws: [1] },
    ],
  ],
  keys: ['#encosta input:checked', 'ArrowLeft', groundFloor],
  withoutHas: {
    plans: ['Planta: Térreo', 'Planta: Superior', 'Planta: Casa', 'Planta: Telhado'],
    saws: expect.anything(),
  },
});

test.each(everyRowNightly([true, false]))(
  'closes the menu of a phone when a link is chosen (hydrated: %s)',
  async (react) => {
    const { page, complaints } = await visit(address, { width: 390 });
    if (react) await hydrate(page);
    else await delayReact(page);
    const menu = page.locator('#menu');
    for (const [name, id] of [
      ['Serviços', 'servicos'],
      ['Contato', 'contato'],
    ] as const) {
      expect(await menu.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Menu' }).tap();
      expect(await menu.isVisible()).toBe(true);
      await menu.getByRole('link', { name }).tap();
      await menu.waitFor({ state: 'hidden' });
      expect(page.url()).toBe(`${origin}${address}#${id}`);
      await expect.poll(() => below(page, id)).toBeGreaterThanOrEqual(0);
      expect(await below(page, id)).toBeLessThan(60);
    }
    await page.getByRole('button', { name: 'Menu' }).tap();
    await bringAxe(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Fechar' }).tap();
    expect(await menu.isVisible()).toBe(false);
    expect(await isHydrated(page)).toBe(react);
    expect(complaints).toEqual([]);
  },
);

/** Whether a distance is at least zero and below a limit. */
const within = (limit: number) => (distance: number) => distance >= 0 && distance < limit;

test.each([
  { javaScriptEnabled: true, width: 1280, limit: 80 },
  // There the menu is a line.
  { javaScriptEnabled: false, width: 390, limit: 60 },
])(
  'scrolls each section to below the fixed header, $width px wide (JavaScript: $javaScriptEnabled)',
  async ({ limit, ...reader }) => {
    const { page } = await visit(address, reader);
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
    for (const id of ['projetos', 'servicos', 'sobre', 'contato', 'inicio']) {
      await page.locator(`header nav a[href="#${id}"]`).click();
      // The jump may come with React, which the first touch has called.
      await expect.poll(() => below(page, id), { message: id }).toSatisfy(within(limit));
      expect(await top(page, 'body > header')).toBe(0);
    }
  },
);

test('shows the website page in its own styles after the link back', async () => {
  const { page, complaints } = await visit(address);
  await hydrate(page);
  await page.getByRole('link', { name: 'Demo da Jandaia Quer um site assim?' }).click();
  await page.waitForURL(`${origin}/pt/desenvolvimento-websites-profissionais`);
  await page.locator('.header__contact').waitFor();
  const looks = () =>
    page.evaluate(() => {
      const { backgroundColor, fontFamily } = getComputedStyle(document.documentElement);
      return [backgroundColor, fontFamily];
    });
  const after = await looks();
  await page.reload();
  expect(await looks()).toEqual(after);
  expect(complaints).toEqual([]);
});
