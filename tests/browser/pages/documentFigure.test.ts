import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fieldNumber } from '../../../client/components/document-figure/fieldNumber';
import { everyRowNightly, exhaustive } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { delayReact } from '../support/react';
import { visit } from '../support/visit';

/** The number of the field that a radio button is in. */
const fieldOf = (button: Locator): Promise<string> =>
  button.evaluate((one) => one.closest('[data-field]')?.getAttribute('data-field') ?? '');

/** One side of a figure: its fields, what of them is lit, by which property, and where one points. */
type Side = {
  field: string;
  lit?: string;
  by: 'backgroundColor' | 'boxShadow' | 'fontWeight' | 'visibility';
  point: string;
};

type Named = [role: 'radio' | 'group' | 'img', name: string | RegExp];

/** `fields` that can be lit, each on all sides at once; `onPhone`: sides that a finger finds. */
type Figure = {
  address: string;
  fields: number;
  sides: Side[];
  onPhone?: number;
  names: Named[];
  /** Whether a line says what is selected. */
  announces?: true;
};

const reading: Side[] = [
  { field: '.document-figure__sheet [data-field]', lit: 'mark', by: 'boxShadow', point: 'label' },
  { field: '.document-figure__data code [data-field]', lit: 'b', by: 'fontWeight', point: '' },
];

/** The spreadsheet, which stands before the JSON. */
const table: Side = {
  field: '.document-figure__table [data-field]',
  lit: 'b',
  by: 'fontWeight',
  point: '',
};

const figures: Figure[] = [
  {
    address: '/pt',
    announces: true,
    fields: 6,
    sides: [...reading.slice(0, 1), table],
    names: [
      ['radio', /Valor do ISS\s*R\$\s30,00/],
      ['group', 'Escolha um campo'],
      ['radio', 'Planilha'],
    ],
  },
  {
    address: '/en',
    announces: true,
    fields: 7,
    sides: reading,
    names: [['radio', /^Total due\s*EUR\s1,452\.00$/]],
  },
  {
    address: '/en/products/barcode-extractor',
    announces: true,
    fields: 4,
    sides: [
      { field: '.scan__found', lit: '.scan__way', by: 'visibility', point: 'rect' },
      { field: '.scan__entry', by: 'backgroundColor', point: '' },
    ],
    names: [
      ['radio', /^CODE128 EX-1042-0003$/],
      ['group', 'Select a code'],
      ['img', '4 codes'],
    ],
  },
  {
    address: '/en/products/ocr-document-pro',
    fields: 6,
    sides: [
      {
        field: '.ocr-document-pro__sheet [data-field]',
        lit: 'mark',
        by: 'boxShadow',
        point: 'mark',
      },
      {
        field: '.ocr-document-pro__reading .box [data-field]',
        lit: 'mark',
        by: 'boxShadow',
        point: 'mark',
      },
      { field: '.ocr-document-pro__field', by: 'backgroundColor', point: 'label' },
    ],
    names: [['radio', /^Landlord John Doe$/]],
  },
];

// The same component as on /pt.
const nightly: Figure[] = [
  // On a phone their lines come one at a time: nfse-extraction.test.ts.
  {
    address: '/en/products/invoice-extraction',
    fields: 12,
    sides: reading,
    onPhone: 1,
    names: [],
  },
  { address: '/en/products/nfse-extraction', fields: 31, sides: reading, onPhone: 1, names: [] },
];

describe.each(exhaustive ? [...figures, ...nightly] : figures)(
  'a field of $address',
  ({ address, fields, sides, onPhone, names, announces }) => {
    /** The fields that are lit, side by side: those that look otherwise than most. */
    const lit = (page: Page) =>
      page.evaluate(
        (all) =>
          all.map(({ field, lit = '', by }) => {
            const items = [...document.querySelectorAll<HTMLElement>(field)];
            const looks = items.map((item) => {
              const part = (lit && item.querySelector(lit)) || item;
              return String(getComputedStyle(part)[by]);
            });
            const times = (look = '') => looks.filter((other) => other === look).length;
            const [most] = looks.toSorted((one, other) => times(other) - times(one));
            const found = items.filter((_, at) => looks[at] !== most);
            return [...new Set(found.map(({ dataset }) => dataset['field']))].join();
          }),
        sides,
      );

    const expectLit = (page: Page, field: string) =>
      expect.poll(() => lit(page)).toEqual(sides.map(() => field));

    const target = (page: Page, { field, point }: Side, at: string) =>
      page.locator(`${field}[data-field="${at}"] ${point}`).first();

    /** What is said of the selected field. */
    const said = (page: Page) =>
      page
        .locator('.field-figure [role=status] > [data-field]')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => one.getAttribute('data-field')),
        );

    const chosen = (page: Page) => page.locator('[data-field] input:checked');

    test.each(everyRowNightly([false, true]))(
      'is highlighted on all sides by pointer and keys, and announced (JavaScript: %s)',
      async (javaScriptEnabled) => {
        const { page } = await visit(address, { hasTouch: false, javaScriptEnabled, height: 900 });
        const first = await fieldOf(chosen(page));
        await expectLit(page, first);
        const others = [1, 2, 3, 4].map(fieldNumber).filter((at) => at !== first);
        for (const [at, side] of sides.entries()) {
          await target(page, side, others[at] ?? '').hover();
          await expectLit(page, others[at] ?? '');
        }
        await page.locator('h1').hover();
        await expectLit(page, first);

        await chosen(page).focus();
        await page.keyboard.press('ArrowDown');
        const next = await fieldOf(chosen(page));
        expect(next).not.toBe(first);
        await expectLit(page, next);
        if (announces) expect(await said(page)).toEqual([next]);
        // The ring of a key stays with its field as another one is pointed at.
        for (const side of sides) await target(page, side, first).hover();
        const ring = await page.locator('[data-field] input:focus-visible').boundingBox();
        expect(ring?.height).toBeLessThan(200);

        await page.mouse.move(0, 0);
        const fieldsLit = new Set<string>();
        for (const field of await page.locator('[data-field] input').all()) {
          await field.evaluate((radio: HTMLInputElement) => {
            radio.checked = true;
          });
          const own = await fieldOf(field);
          fieldsLit.add(own);
          expect(await lit(page)).toEqual(sides.map(() => own));
        }
        expect(fieldsLit.size).toBe(fields);
        for (const [role, name] of names)
          expect(await page.getByRole(role, { name }).count(), role).toBe(1);
      },
    );

    test('can be chosen by finger before hydration without scrolling, and stays chosen', async () => {
      const { page, complaints } = await visit(address, {
        isMobile: true,
        width: 390,
        height: 700,
      });
      const release = await delayReact(page);
      for (const side of sides.slice(0, onPhone)) {
        const last = page.locator(`${side.field} ${side.point}`).last();
        await last.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const before = await page.evaluate(() => scrollY);
        await last.tap({ force: true });
        const own = await last.evaluate((one) =>
          one.closest('[data-field]')?.getAttribute('data-field'),
        );
        await expectLit(page, own ?? '');
        expect(await page.evaluate(() => scrollY)).toBe(before);
        expect(await fieldOf(chosen(page))).toBe(own);
      }
      const own = await fieldOf(chosen(page));
      release();
      await hydrate(page);
      expect(await fieldOf(chosen(page))).toBe(own);
      expect(complaints).toEqual([]);
    });
  },
);
