import type { Page } from 'playwright-core';

/** Elements that Tab reaches, without radio buttons: Tab reaches one of each group. */
const reachable =
  'a[href], button:enabled, input:enabled:not([type=hidden], [type=radio]), select:enabled, ' +
  'textarea:enabled, summary, [tabindex="0"]';

type Walk = { walked: Set<Element>; faults: string[]; ended: boolean };

/**
 * Prepares a page: after each key it records whether the focused element is outlined, in view and not covered. The page
 * does so itself, because a question after each key would be slow.
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
      // A hidden control shows its focus on its label.
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const shown = [
        outlined(element),
        outlined(element, '::before'),
        outlined(element, '::after'),
        ...labels.map((label) => outlined(label)),
      ].includes(true);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      // The label of a transparent control has to be in view.
      const drawn = labels.length > 0 && getComputedStyle(element).opacity === '0';
      const outside = drawn ? labels.every(gone) : gone(element);
      const header = document.querySelector('header:not(main *)');
      const above = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 1);
      // An element that is taller than the window below the header may be covered in part.
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
      // After the last element the focus returns to the first one, if the browser has no controls of its own.
      const beyond = !element || element === document.body;
      walk.ended = (beyond && walk.walked.size > 0) || (!beyond && walk.walked.has(element));
      if (beyond || walk.ended) return;
      walk.walked.add(element);
      walk.faults.push(...look(element));
    };
    addEventListener('keyup', step, true);
  });

/** Visible elements that Tab should reach and did not. */
const missed = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const { walked } = (window as unknown as { walk: Walk }).walk;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !walked.has(element))
      .map((element) => `never reached: ${element.outerHTML.slice(0, 120)}`);
  }, reachable);

/** Number of keys before the page is asked whether the walk has ended. */
const stride = 10;

/** Presses Tab some times without waiting in between. */
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

/** Presses a key until the focus leaves the document, and returns the faults on the way. */
export const walkFocus = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> => {
  // Moves the focus out of the document.
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
