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

/** The name of the lane that each step's card is drawn in, or that a narrow window writes into the step. */
const drawnIn = (page: Page): Promise<string[]> =>
  page.locator('.process-automation__steps > li').evaluateAll((steps) => {
    const lanes = [...document.querySelectorAll('.process-automation__lanes > span')].map(
      (lane) => ({
        name: lane.textContent ?? '',
        box: lane.getBoundingClientRect(),
      }),
    );
    return steps.map((step) => {
      const isWide = lanes[0] && lanes[0].box.height > 0;
      const turns = step.querySelector('.process-automation__turns')?.getBoundingClientRect();
      const at = ((turns?.top ?? 0) + (turns?.bottom ?? 0)) / 2;
      const lane = lanes.find(({ box }) => box.top < at && at < box.bottom);
      const written = [...step.querySelectorAll('.process-automation__name')].find((name) =>
        name.checkVisibility({ visibilityProperty: true }),
      );
      return (isWide ? lane?.name : written?.textContent) ?? 'none';
    });
  });

const read = async (page: Page) => {
  const [first, second] = [await readStep(page, 1), await readStep(page, 2)];
  const sum = (await visible(page, '.process-automation__sum')).join();
  return { first, second, sum, lanes: (await drawnIn(page)).join() };
};

const robot = {
  first: 'With the robotRobot6:001 minUses a read-only login of its own.',
  second: 'With the robotNobodyThis step is no longer needed.',
  sum: expect.stringMatching(/robot ?6 min/),
  // A step that is left out keeps its lane.
  lanes: expect.stringMatching(/^Robot,(Owner|Nobody),Robot,Robot,Robot,Robot,Robot,Sales$/),
};

const today = {
  first: 'As it is todayFinance8:302 minTypes the password; the bank wants a code.',
  second:
    'As it is todayOwner8:571 min25 min of waitingThe code is on her phone; she’s on the road.',
  sum: expect.stringMatching(/today ?1 h 38 min ?of staff time, all done at 11:13/),
  lanes: 'Finance,Owner,Finance,Finance,Finance,Finance,Finance,Sales',
};

testChoice({
  address,
  figure: '.process-automation',
  read,
  first: robot,
  steps: [
    ['label[for=way-today]', today],
    ['label[for=way-robot]', robot],
    ['label[for=way-today]', today],
  ],
  keys: ['#way-today', 'ArrowRight', robot],
  withoutHas: expect.objectContaining({ first: `${today.first} | ${robot.first}` }),
});

test.each([
  ['en', '11:13'],
  ['pt', '11h13'],
] as const)('keeps every card in its lane in %s, and ends at %s', async (lang, done) => {
  const { page } = await visit(href('process-automation', lang));
  await page.locator('label[for=way-today]').click();
  expect((await visible(page, '.process-automation__sum')).join()).toContain(done);
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.locator('.process-automation__turn').evaluateAll((turns) =>
      turns.flatMap((turn) => {
        const room = turn.parentElement?.getBoundingClientRect();
        const { top, bottom } = turn.getBoundingClientRect();
        return !room || top < room.top - 0.5 || bottom > room.bottom + 0.5
          ? [`${turn.textContent}: ${Math.round(bottom - top)} of ${room?.height}`]
          : [];
      }),
    );
    expect(over, `at ${width} px`).toEqual([]);
  }
});
