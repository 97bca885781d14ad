import type { Page } from 'playwright-core';

/** What can be reached by Tab and is to be seen; of a group of radio buttons, Tab reaches but one. */
const reachable =
  'a[href], button:enabled, input:enabled:not([type=hidden], [type=radio]), select:enabled, ' +
  'textarea:enabled, summary, [tabindex="0"]';

type Walk = { walked: Set<Element>; faults: string[]; ended: boolean };

/**
 * Readies a page for a walk: after each key, once the focus has moved, it notes what a reader cannot see
 * of the element in focus. The page itself looks, so that nobody has to ask it after each key.
 */
const begin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walk: Walk = { walked: new Set(), faults: [], ended: false };
    const known = 'walk' in window;
    Object.assign(window, { walk });
    if (known) return;
    const outlined = (target: Element, part = '') => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target, part);
      const clear = /^transparent$|[,/] ?0\)$/.test(outlineColor);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !clear;
    };
    const gone = (target: Element) => {
      const box = target.getBoundingClientRect();
      const beside = box.right <= 0 || box.left >= innerWidth;
      return box.bottom <= 0 || box.top >= innerHeight || beside;
    };
    const look = (element: Element): string[] => {
      // A control that is drawn by its label shows its focus there.
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const shown = [
        outlined(element),
        outlined(element, '::before'),
        outlined(element, '::after'),
        ...labels.map((label) => outlined(label)),
      ].includes(true);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      // A control that cannot be seen is where its label is.
      const drawn = labels.length > 0 && getComputedStyle(element).opacity === '0';
      const outside = drawn ? labels.every(gone) : gone(element);
      const header = document.querySelector('header:not(main *)');
      const above = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 1);
      // Something taller than the room below the header cannot be seen as a whole.
      const fits = bottom - top < innerHeight - (header?.clientHeight ?? 0);
      const covered = fits && !header?.contains(element) && header?.contains(above);
      const name = `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`;
      return [
        ...(shown ? [] : [`no outline: ${name}`]),
        ...(outside ? [`out of sight: ${name}`] : []),
        ...(covered ? [`beneath the header: ${name}`] : []),
      ];
    };
    const step = ({ key }: KeyboardEvent) => {
      const { walk } = window as unknown as { walk: Walk };
      const element = document.activeElement;
      if (walk.ended || key !== 'Tab') return;
      // Beyond its end the walk begins anew, where the browser has no controls of its own to show.
      const beyond = !element || element === document.body;
      walk.ended = (beyond && walk.walked.size > 0) || (!beyond && walk.walked.has(element));
      if (beyond || walk.ended) return;
      walk.walked.add(element);
      walk.faults.push(...look(element));
    };
    addEventListener('keyup', step, true);
  });

/** What should have been in focus during a walk and was not. */
const missed = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const { walked } = (window as unknown as { walk: Walk }).walk;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !walked.has(element))
      .map((element) => `never reached: ${element.outerHTML.slice(0, 120)}`);
  }, reachable);

/** Keys that are pressed in one go: a page is not asked after each of them whether the walk has ended. */
const stride = 10;

/** Presses and releases Tab so many times, one after another, without waiting in between. */
const pressTab = async (page: Page, times: number, shift: boolean): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: shift ? 8 : 0 };
  await Promise.all(
    Array.from({ length: times }, () => [
      session.send('Input.dispatchKeyEvent', { ...tab, type: 'rawKeyDown' }),
      session.send('Input.dispatchKeyEvent', { ...tab, type: 'keyUp' }),
    ]).flat(),
  );
  await session.detach();
};

/** Presses a key until the focus leaves the document, and tells what was wrong on the way. */
export const walkFocus = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> => {
  // The walk starts outside of the document, wherever an earlier one has ended.
  await page.evaluate((selector) => {
    const first = document.querySelector<HTMLElement>(selector);
    first?.focus({ preventScroll: true });
  }, reachable);
  await pressTab(page, 1, true);
  await begin(page);
  for (let steps = 0; steps < 300; steps += stride) {
    await pressTab(page, stride, key === 'Shift+Tab');
    const { ended, faults } = await page.evaluate(() => {
      const { ended, faults } = (window as unknown as { walk: Walk }).walk;
      return { ended, faults };
    });
    if (ended) return [...faults, ...(await missed(page))];
  }
  return ['the focus does not come to an end within 300 steps'];
};
