import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '../../../shared/links';
import { testChoice, visible } from '../support/choice';
import { visit } from '../support/visit';

const address = href('process-automation', 'en');

/** The visible text of a step. */
const readStep = async (page: Page, step: number): Promise<string> =>
  (
    await visible(
      page,
      `.process-automation__steps > li:nth-child(${step}) .process-automation__turn`,
    )
  ).join(' | ');

const who = '.process-automation__who';

const read = async (page: Page) => {
  const [first, second] = [await readStep(page, 1), await readStep(page, 2)];
  const sum = (await visible(page, '#example [role=status] > span')).join();
  return { first, second, sum, lanes: (await visible(page, who, 'b')).join() };
};

const robot = {
  first: 'With the robot Robot6:001 minUses a read-only login of its own.',
  second: 'With the robot NobodyThis step is no longer needed.',
  sum: 'With the robot: 6 min of staff time, all done at 8:36 a.m.',
  lanes: 'Robot,Nobody,Robot,Robot,Robot,Robot,Robot,Sales',
};

const today = {
  first: 'As it is today Finance8:302 minTypes the password; the bank wants a code.',
  second:
    'As it is today Owner8:571 min25 min of waitingThe code is on her phone; she’s on the road.',
  sum: 'As it is today: 1 h 38 min of staff time, all done at 11:13 a.m.',
  lanes: 'Finance,Owner,Finance,Finance,Finance,Finance,Finance,Sales',
};

testChoice({
  address,
  figure: '.process-automation',
  read,
  first: today,
  steps: [
    ['label[for=way-robot]', robot],
    ['label[for=way-today]', today],
    ['label[for=way-robot]', robot],
  ],
  keys: ['#way-robot', 'ArrowLeft', today],
  withoutHas: expect.objectContaining({ first: `${today.first} | ${robot.first}` }),
  onDesk: (shown) => ({ ...(shown as object), first: '', second: '' }),
});

test('has a lane for each on a wide window, in which their steps are beside each other', async () => {
  const { page } = await visit(address);
  for (const [way, lanes] of [
    ['today', ['Finance', 'Owner', 'Sales']],
    ['robot', ['Nobody', 'Sales', 'Robot']],
  ] as const) {
    await page.locator(`label[for=way-${way}]`).click();
    const places = await page.locator(who).evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => ({
          name: one.querySelector('b')?.textContent,
          top: Math.round(one.getBoundingClientRect().top),
        }))
        .sort((one, other) => one.top - other.top),
    );
    expect([...new Set(places.map(({ name }) => name))]).toEqual(lanes);
    expect(new Set(places.map(({ top }) => top)).size).toBe(lanes.length);
  }
});
