import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { holdReact } from '../support/react';
import { byMouse, returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';
import { complete, tall, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const { browser, origin } = stage;

const english = '/en/products/ocr-document-pro';
const portuguese = '/pt/ocr-reconhecimento-texto-documentos';

const open = returningVisitor(stage, english);
const openByMouse = returningVisitor(stage, english, byMouse);

const button = (page: Page, plan: string) => page.locator(`label[for="plan-${plan}"]`);

/** What the page says of the choice: the lines that can be seen. */
const said = (page: Page): Promise<string[]> =>
  page
    .locator('.ocr__choice > p')
    .evaluateAll((lines) =>
      lines
        .filter((line) => getComputedStyle(line).visibility === 'visible')
        .map((line) => line.querySelector('strong')?.textContent ?? line.textContent ?? ''),
    );

const chooseEach = async (page: Page, address: string) => {
  for (const plan of ['Basic', 'Professional', 'Enterprise']) {
    await button(page, plan).click();
    expect(await said(page)).toEqual([`Chosen: ${plan}`]);
    expect(await button(page, plan).innerText()).toContain('Chosen');
    expect(await page.locator('.ocr__plans input:checked').count()).toBe(1);
    expect(page.url()).toBe(origin + address);
  }
};

describe.each(byDay([true, false]))('a plan (JavaScript: %s)', (script) => {
  test('is chosen by its button, said in words, and nothing else happens', async () => {
    const { page } = await open(english, script);
    const asked: string[] = [];
    expect(await said(page)).toEqual(['No plan chosen yet.']);
    for (const plan of ['Basic', 'Professional', 'Enterprise'])
      expect(await button(page, plan).innerText()).toContain('Get Started');
    await complete(page);
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') asked.push(request.url());
    });
    const before = await tall(page);
    await chooseEach(page, english);
    expect(await tall(page)).toBe(before);
    expect(asked).toEqual([]);
  });

  test('is chosen by keys', async () => {
    const { page } = await open(portuguese, script);
    await page.locator('#plan-Basic').focus();
    await page.keyboard.press('Space');
    expect(await said(page)).toEqual(['Escolhido: Basic']);
    await page.keyboard.press('ArrowDown');
    expect(await said(page)).toEqual(['Escolhido: Professional']);
  });
});

test('a plan that was chosen before React came stays chosen, and can be changed after', async () => {
  const { page, complaints } = await open(english, true, 1280, true);
  const release = await holdReact(page);
  await button(page, 'Enterprise').click();
  await page.locator('label[for="find-c"]').click();
  release();
  await hydrate(page);
  expect(await said(page)).toEqual(['Chosen: Enterprise']);
  expect(await page.locator('.ocr__search input:checked').inputValue()).toBe('c');
  await chooseEach(page, english);
  expect(complaints).toEqual([]);
});

test('a link in the card of a plan leads to contact, where the plan is known', async () => {
  const { page } = await open(portuguese, false);
  await page.locator('.ocr__plan:nth-of-type(2) a', { hasText: 'Professional' }).click();
  await page.waitForURL('**/pt/contact?**');
  expect(await page.locator('.contact__enquiry').innerText()).toMatch(
    /OCR Document Pro.*Professional/s,
  );
});

describe.each(byDay([false, true]))('the two buttons of the opening (hydrated: %s)', (hydrated) => {
  test.each([
    [english, 'View Demo', 'Start Free Trial', '/en/contact'],
    [portuguese, 'Ver demonstração', 'Testar grátis', '/pt/contact'],
  ])('%s', async (address, demo, trial, contact) => {
    for (const width of [390, 1280]) {
      const { page } = await open(address, true, width, !hydrated);
      if (hydrated) await hydrate(page);
      await page.locator('.actions a', { hasText: demo }).click();
      await page.waitForURL('**#demo');
      await page.waitForTimeout(50);
      const header = await page.locator('.header').evaluate((element) => element.clientHeight);
      const top = await page
        .locator('#demo-title')
        .evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(header);
      expect(top).toBeLessThan(400);
      await page.locator('.ocr__trial a', { hasText: trial }).click();
      await page.waitForURL(`**${contact}?**`);
      expect(new URL(page.url()).searchParams.get('sourcePage')).toBe(address);
      expect(await page.locator('.contact__message').innerText()).toContain('OCR Document Pro');
    }
  });
});

/** The fields that are lit: on the sheet, in the text and in the list, which have to agree. */
const lit = async (page: Page): Promise<string[]> => {
  const numbers = await page.evaluate(() => {
    const of = (selector: string, test: (element: Element) => boolean) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(test)
        .map(({ dataset }) => dataset['field'] ?? '');
    const marked = (element: Element) =>
      getComputedStyle(element.querySelector('mark') as Element).boxShadow !== 'none';
    const color = (element: Element) => getComputedStyle(element).backgroundColor;
    const rows = [...document.querySelectorAll('.ocr__field')].map(color);
    const plain = rows.find((other, at) => rows.indexOf(other) !== at);
    return [
      of('.ocr__sheet [data-field]', marked),
      of('.ocr__typed [data-field]', marked),
      of('.ocr__field', (element) => color(element) !== plain),
    ];
  });
  expect(numbers[1]).toEqual(numbers[0]);
  expect(numbers[2]).toEqual(numbers[0]);
  return numbers[0] ?? [];
};

describe.each(byDay([true, false]))(
  'a field is lit on sheet, text and list (JavaScript: %s)',
  (script) => {
    test('by pointer', async () => {
      const { page } = await openByMouse(english, script);
      const first = await lit(page);
      expect(first).toHaveLength(1);
      await page.locator('.ocr__sheet [data-field="1"] mark').hover();
      expect(await lit(page)).toEqual(['1']);
      await page.locator('.ocr__field[data-field="6"]').hover();
      expect(await lit(page)).toEqual(['6']);
      await page.locator('#demo-title').hover();
      expect(await lit(page)).toEqual(first);
    });

    test('by touch, and the page stays where it is', async () => {
      const { page } = await open(portuguese, script, 390);
      for (const [part, field] of [
        ['.ocr__sheet', '4'],
        ['.ocr__typed', '2'],
        ['.ocr__fields', '3'],
      ]) {
        const target = page
          .locator(`${part} [data-field="${field}"]`)
          .locator('mark, label')
          .first();
        await target.scrollIntoViewIfNeeded();
        const before = await page.evaluate(() => scrollY);
        await target.tap();
        expect(await page.evaluate(() => scrollY)).toBe(before);
        expect(await page.locator('.ocr__fields input:checked').inputValue()).toBe(field);
        await page.locator('#demo-title').hover();
        expect(await lit(page)).toEqual([field]);
      }
    });

    test('by keys', async () => {
      const { page } = await open(english, script);
      await page.locator('.ocr__fields input:checked').focus();
      await page.keyboard.press('ArrowDown');
      expect(await lit(page)).toEqual(['6']);
    });
  },
);

test.each(['#find-a', '#plan-Basic', '#field-1'])('%s has one focus ring', async (id) => {
  const { page } = await open();
  await page.locator(id).focus();
  await page.keyboard.press('ArrowDown');
  const rings = await page
    .locator('.ocr *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).outlineStyle === 'solid'));
  expect(rings).toHaveLength(1);
});

test('the text of the sheet can be selected, and a field is announced once', async () => {
  const { page } = await open();
  const selected = await page.locator('.ocr__typed').evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return getSelection()?.toString() ?? '';
  });
  expect(selected).toContain('JOHN DOE lets to JANE ROE the garden flat at 14 Example Street');
  expect(await page.getByRole('radio', { name: 'Landlord John Doe', exact: true }).count()).toBe(1);
});

test('once script runs, a button copies the text', async () => {
  const { page } = await open(english, true, 1280, true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await tall(page);
  await hydrate(page);
  await page.locator('.ocr__head button').click();
  expect(await tall(page)).toBe(before);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^LEASE AGREEMENT\n\nBy this agreement JOHN DOE lets to/);
});

test('where the clipboard is refused, the button selects the text', async () => {
  const { page } = await open(english, true, 1280, true);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await hydrate(page);
  await page.locator('.ocr__head button').click();
  await page.getByRole('button', { name: /^Selected/ }).waitFor();
  const words = (text: string) => text.trim().split(/\s+/);
  const selected = await page.evaluate(() => String(getSelection()));
  expect(words(selected)).toEqual(words(await page.locator('.ocr__typed').innerText()));
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
});

test.each(byDay([false, true]))(
  'sheets rise that have the word (JavaScript: %s)',
  async (script) => {
    const { page } = await open(english, script);
    const found = () =>
      page
        .locator('.ocr__slip > span')
        .evaluateAll((slips) =>
          slips
            .filter((slip) => getComputedStyle(slip).visibility === 'visible')
            .map((slip) => slip.textContent),
        );
    expect(await found()).toEqual(['Lease 1987, 14 Example Street', 'Payslip of December 1987']);
    await page.getByText('boiler', { exact: true }).first().click();
    expect(await found()).toEqual(['Kitchen boiler, bought in 2003']);
  },
);

test('a browser without :has() hides nothing that it could not show again', async () => {
  const page = await visitWithoutHas(browser, origin + english);
  const slips = page.locator('.ocr__slip > span');
  expect(await slips.count()).toBe(4);
  for (const slip of await slips.all()) {
    expect(await slip.isVisible()).toBe(true);
    // Above its folder's tab, which would cover it.
    const room = await slip.evaluate((one) => {
      const tab = one.closest('li')?.querySelector('.ocr__tab') ?? one;
      return tab.getBoundingClientRect().top - one.getBoundingClientRect().bottom;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
  const links = page.locator('.ocr__plan a');
  for (const link of await links.all()) {
    expect(await link.isVisible()).toBe(true);
    await link.click({ trial: true });
  }
  // It cannot say which one is chosen, and says nothing wrong of it.
  for (const claim of await page.getByText(/^(Chosen: |No plan)/).all())
    expect(await claim.isVisible()).toBe(false);
  await page.context().close();
});
