// What can be touched on our pages. Each kind finds its elements on a page by itself, so that a new page
// is measured without a word here.
import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').ElementHandle<HTMLElement>} Handle */

/** How long a finger stays, in milliseconds. */
const stay = 80;

/** A finger at a place of an element: shares of its width and height. */
const tapAt = (across, down) => async (page, element) => {
  const { left, top, width, height } = await element.evaluate((target) =>
    target.getBoundingClientRect().toJSON(),
  );
  const session = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: left + width * across, y: top + height * down }]);
  await pause(stay);
  await touch('touchEnd', []);
};

const tap = tapAt(0.5, 0.5);
/** On the range elsewhere than on its handle. */
const tapAside = tapAt(0.75, 0.5);

const press = (key) => (page) => page.keyboard.press(key);

/** In the page: one element of each group that is not yet chosen, and can be touched. */
const choices = (type) => {
  const groups = new Map();
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = document.querySelectorAll(`main input[type=${type}]`);
  for (const input of inputs) {
    const label = input.labels?.[0];
    if (input.checked || !label?.checkVisibility({ checkVisibilityCSS: true })) continue;
    const { width, height } = label.getBoundingClientRect();
    if (width > 0 && height > 0 && !groups.has(input.name)) groups.set(input.name, label);
  }
  return [...groups.values()];
};

// Each runs in the page, where none of the others is.
const all = (selector) => [...document.querySelectorAll(selector)];
const closed = (selector) =>
  [...document.querySelectorAll(selector)].filter(({ parentElement }) => !parentElement.open);

/**
 * `find` runs in the page with `argument` and gives the elements; `act` is the visitor. What `ready` does first
 * is not measured. `first` is false where it cannot be the first thing that a visitor does.
 * @type {{
 *   name: string, find: (argument: string) => Element[], argument: string,
 *   act: (page: Page, element: Handle) => Promise<unknown>, ready?: (page: Page, element: Handle) => Promise<unknown>,
 *   one?: boolean, first?: boolean,
 * }[]}
 */
export const kinds = [
  {
    name: 'menu opens',
    find: all,
    argument: '[popovertarget]:not([popovertargetaction])',
    act: tap,
    one: true,
  },
  {
    name: 'menu closes',
    find: all,
    argument: '[popovertargetaction=hide]',
    ready: (page) =>
      page.evaluate(() => {
        /** @type {HTMLElement | null} */
        const menu = document.querySelector('[popover]');
        menu?.showPopover();
      }),
    act: tap,
    one: true,
    first: false,
  },
  { name: 'tab', find: all, argument: '.tabs__tab:nth-child(2)', act: tap },
  { name: 'question', find: closed, argument: 'main summary', act: tap, one: true },
  { name: 'choice', find: choices, argument: 'radio', act: tap },
  { name: 'switch', find: choices, argument: 'checkbox', act: tap },
  {
    name: 'choice by key',
    find: all,
    argument:
      'main input[type=radio]:checked, main :not(:has(input:checked)) > input[type=radio]:first-of-type',
    ready: (_page, element) => element.focus(),
    act: press('ArrowDown'),
    one: true,
  },
  { name: 'comparison by touch', find: all, argument: '[data-reveals]', act: tapAside, one: true },
  {
    name: 'comparison by key',
    find: all,
    argument: '[data-reveals]',
    ready: (_page, element) => element.focus(),
    act: press('ArrowRight'),
    one: true,
  },
];
