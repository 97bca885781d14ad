import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrate } from '../support/browser';
import { testChoice, visible } from '../support/choice';
import { pageHeight, visit, visitWithoutHas } from '../support/visit';

const address = '/en/products/ocr-document-pro';

/** The link of the chosen plan, the words of the three buttons, the raised sheets, and what is announced of them. */
const read = async (page: Page) => ({
  link: await visible(page, '.plan a'),
  buttons: (await page.locator('.plan label').allInnerTexts()).map((text) =>
    text.replace('\n', ' '),
  ),
  raised: await visible(page, '.ocr-document-pro__slip > span'),
  found: await visible(page, '.bird .demo__result > span'),
});

const plans = ['Basic', 'Professional', 'Enterprise'];

const chosen = (plan: string, { raised, found }: { raised: string[]; found: string[] }) => ({
  link: [expect.stringMatching(new RegExp(`^Continue, \\$\\d+ a month: ${plan}`))],
  buttons: plans.map((name) => (name === plan ? `Chosen ${name}` : `Get Started: ${name}`)),
  raised,
  found,
});

const rent = {
  raised: ['Lease 1987, 14 Example Street', 'Pay stub of December 1987'],
  found: ['1987: 2 documents'],
};
const boiler = { raised: ['Kitchen boiler, bought in 2003'], found: ['boiler: 1 document'] };

testChoice({
  address,
  figure: '.ocr-document-pro',
  read,
  first: { ...chosen('', rent), link: [] },
  steps: [
    ...plans.map((plan) => [`label[for=plan-${plan}]`, chosen(plan, rent)] as const),
    ['label:text-is("boiler")', chosen('Enterprise', boiler)],
    ['label[for=plan-Basic]', chosen('Basic', boiler)],
  ],
  keys: ['#plan-Basic', 'ArrowDown', chosen('Professional', boiler)],
  withoutHas: {
    link: expect.anything(),
    buttons: expect.anything(),
    raised: expect.objectContaining({ length: 4 }),
    found: expect.objectContaining({ length: 3 }),
  },
});

test('covers neither sheets nor the link of a plan in a browser without :has()', async () => {
  const page = await visitWithoutHas(address);
  for (const slip of await page.locator('.ocr-document-pro__slip > span').all()) {
    const room = await slip.evaluate((one) => {
      const tab = one.closest('li')?.querySelector('.ocr-document-pro__tab') ?? one;
      return tab.getBoundingClientRect().top - one.getBoundingClientRect().bottom;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
  await page.locator('label[for=plan-Basic]').click();
  await page.getByRole('link', { name: /^Continue, .* Basic$/ }).click({ trial: true });
});

test('says which plan was chosen, and names the control as it is shown', async () => {
  const { page } = await visit(address);
  const plan = page.getByRole('radio', { name: 'Get Started: Professional', exact: true });
  await plan.check({ force: true });
  const chosen = page.getByRole('radio', { name: 'Chosen Professional', exact: true });
  expect(await chosen.isChecked()).toBe(true);
  const told = await page
    .locator('.plan [role=status] > span')
    .evaluateAll((all) =>
      all.filter((one) => getComputedStyle(one).display !== 'none').map((one) => one.textContent),
    );
  expect(told).toEqual(['Professional is chosen. The link that continues comes next.']);
});

test('copies the text without moving the page', async () => {
  const { page } = await visit(address);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await pageHeight(page);
  await hydrate(page);
  await page.getByRole('button', { name: /^Copy/ }).click();
  await page.getByRole('button', { name: /^Copied/ }).waitFor();
  expect(await pageHeight(page)).toBe(before);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^LEASE AGREEMENT\n\nBy this agreement JOHN DOE leases to JANE ROE the/);
});

test('shows the row of a touched word on a phone, and leaves it in its list', async () => {
  const { page } = await visit(address, { width: 390, height: 844, hasTouch: true });
  const row = page.locator('.ocr-document-pro__field', { hasText: 'Tenant' });
  await page.getByText('JANE ROE').first().tap();
  const box = await row.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await page
    .locator('.ocr-document-pro__field', { hasText: 'Register no.' })
    .scrollIntoViewIfNeeded();
  const [first, rested] = [
    await page.locator('.ocr-document-pro__field').first().boundingBox(),
    await row.boundingBox(),
  ];
  expect(rested?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0), 0);
});
