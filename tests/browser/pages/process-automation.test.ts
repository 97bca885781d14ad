import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { byDay } from '../../support/exhaustive';
import { hydrate } from '../support/browser';
import { returningVisitor } from '../support/returning';
import { setStage } from '../support/stage';
import { tall, visitWithoutHas } from '../support/visit';

const stage = await setStage();
const { browser, origin } = stage;

const english = '/en/services/process-automation';
const portuguese = '/pt/automacao-processos-empresariais';

const open = returningVisitor(stage, english);

const choose = (page: Page, name: string) => page.locator('label', { hasText: name }).click();

/** Each step as it can be read now, in the order of the list. */
const read = (page: Page): Promise<string[]> =>
  page.locator('.process-automation__steps > li').evaluateAll((steps) =>
    steps.map((step) =>
      [...step.querySelectorAll<HTMLElement>('.process-automation__turn')]
        .filter((turn) => getComputedStyle(turn).visibility === 'visible')
        .map((turn) => turn.innerText.replaceAll(/\s+/g, ' '))
        .join(' | '),
    ),
  );

/** The name of the lane that each step's card, or its dot on a narrow window, is drawn in. */
const drawnIn = (page: Page): Promise<string[]> =>
  page.locator('.process-automation__steps > li').evaluateAll((steps) => {
    const lanes = [...document.querySelectorAll('.process-automation__lanes > span')].map(
      (lane) => ({
        name: lane.textContent ?? '',
        box: lane.getBoundingClientRect(),
      }),
    );
    return steps.map((step) => {
      const dot = getComputedStyle(step, '::before');
      const wide = dot.content === 'none';
      const turns = step.querySelector('.process-automation__turns')?.getBoundingClientRect();
      const at = wide
        ? ((turns?.top ?? 0) + (turns?.bottom ?? 0)) / 2
        : step.getBoundingClientRect().left +
          Number.parseFloat(dot.left) +
          new DOMMatrix(dot.transform).e +
          Number.parseFloat(dot.width) / 2;
      const lane = lanes.find(({ box }) =>
        wide ? box.top < at && at < box.bottom : box.left < at && at < box.right,
      );
      return lane?.name ?? 'none';
    });
  });

const today = ['Finance', 'Owner', 'Finance', 'Finance', 'Finance', 'Finance', 'Finance', 'Sales'];
const robot = ['Robot', 'Owner', 'Robot', 'Robot', 'Robot', 'Robot', 'Robot', 'Sales'];

describe.each(byDay([true, false]))('the lanes (JavaScript: %s)', (script) => {
  test.each([1280, 390])('show each step in the lane of who does it, at %i px', async (width) => {
    const { page } = await open(english, script, width);
    const before = await tall(page);
    expect(await drawnIn(page)).toEqual(robot);
    await choose(page, 'As it is today');
    expect(await drawnIn(page)).toEqual(today);
    expect(await tall(page)).toBe(before);
    await choose(page, 'With the robot');
    expect(await drawnIn(page)).toEqual(robot);
  });
});

test('a step says who, when, how long it took and what was waited for', async () => {
  const { page } = await open();
  await choose(page, 'As it is today');
  expect((await read(page)).at(1)).toBe(
    'Owner 8:57 1 min 25 min of waiting Has it on her phone, and is on the road.',
  );
  await choose(page, 'With the robot');
  const then = await read(page);
  expect(then.at(0)).toBe('Robot 6:00 1 min Uses a read-only login of its own.');
  expect(then.at(1)).toBe('Nobody This step is gone.');
  expect(then.at(7)).toBe(
    'Sales 8:30 6 min 2 h 21 min of waiting Gets the 2 with the likeliest customer.',
  );
});

test('the sum beside the choice changes with it, in both languages', async () => {
  for (const [address, way, after, before] of [
    [english, 'As it is today', /^1 h 38 min\s*of people’s work, all done at 11:13$/, /^6 min/],
    [
      portuguese,
      'Como é hoje',
      /^1 h 38 min\s*de trabalho humano, tudo pronto às 11h13$/,
      /^6 min/,
    ],
  ] as const) {
    const { page } = await open(address);
    const sum = page.locator('.process-automation__sum').filter({ visible: true });
    expect((await sum.innerText()).replaceAll('\u00a0', ' ')).toMatch(before);
    await choose(page, way);
    expect((await sum.innerText()).replaceAll('\u00a0', ' ')).toMatch(after);
  }
});

test('a choice made before hydration stays', async () => {
  const { page, complaints } = await open(english, true, 1280, true);
  await page.locator('#way-today').check({ force: true });
  await hydrate(page);
  expect(await page.locator('#way-today').isChecked()).toBe(true);
  expect(await drawnIn(page)).toEqual(today);
  await page.locator('#way-today').press('ArrowRight');
  expect(await drawnIn(page)).toEqual(robot);
  expect(complaints).toEqual([]);
});

test('no card leaves its lane, from the width on at which there are cards', async () => {
  for (const address of [english, portuguese])
    for (const width of [1200, 1280, 1920]) {
      const { page } = await open(address, true, width);
      const over = await page.locator('.process-automation__turn').evaluateAll((turns) =>
        turns.flatMap((turn) => {
          const room = turn.parentElement?.getBoundingClientRect();
          const { top, bottom } = turn.getBoundingClientRect();
          return !room || top < room.top - 0.5 || bottom > room.bottom + 0.5
            ? [`${turn.textContent}: ${Math.round(bottom - top)} of ${room?.height}`]
            : [];
        }),
      );
      expect(over, `${address} at ${width}`).toEqual([]);
    }
});

test('without :has() both ways can be read, each under its name', async () => {
  const page = await visitWithoutHas(browser, origin + english);
  expect(await page.locator('.process-automation__switch').isVisible()).toBe(false);
  expect((await read(page)).at(0)).toBe(
    'As it is today Finance 8:30 2 min Types the password; the bank wants a code too. | ' +
      'With the robot Robot 6:00 1 min Uses a read-only login of its own.',
  );
  await page.context().close();
});

test('one question is open at a time, and each can be closed', async () => {
  const { page } = await open(english, false);
  const opened = () => page.locator('#questions details[open] summary').allInnerTexts();
  await page.getByText('Where are the passwords kept?').click();
  await page.getByText('Does the robot pay bills?').click();
  expect(await opened()).toEqual(['Does the robot pay bills?']);
  await page.getByText('Does the robot pay bills?').click();
  expect(await opened()).toEqual([]);
});
