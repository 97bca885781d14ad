import type { Page } from 'playwright-core';

/** Elements that Tab reaches, without radio buttons: Tab reaches one of each group. */
const reachable =
  'a[href], button:enabled, input:enabled:not([type=hidden], [type=radio]), select:enabled, ' +
  'textarea:enabled, summary, [tabindex="0"]';

type WithReached = { reached: Set<Element> };

/** The faults of the focused element: no outline, out of view or beneath the header. `ended` after the last element. */
const readFocus = (page: Page): Promise<string[] | 'ended'> =>
  page.evaluate(() => {
    const { reached } = window as unknown as WithReached;
    const element = document.activeElement;
    if (!element || element === document.body) return reached.size > 0 ? 'ended' : [];
    // A browser without controls of its own returns to the first element.
    if (reached.has(element)) return 'ended';
    reached.add(element);
    const isOutlined = (target: Element, part = '') => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target, part);
      const transparent = /^transparent$|[,/] ?0\)$/.test(outlineColor);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !transparent;
    };
    const isOutside = (target: Element) => {
      const { left, top, right, bottom } = target.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
    };
    // The label of a transparent control shows its focus.
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const outlined =
      ['', '::before', '::after'].some((part) => isOutlined(element, part)) ||
      labels.some((label) => isOutlined(label));
    const transparent = labels.length > 0 && getComputedStyle(element).opacity === '0';
    const outside = transparent ? labels.every(isOutside) : isOutside(element);
    const header = document.querySelector('header:not(main *)');
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const atTop = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 1);
    // An element that is taller than the window below the header may be covered in part.
    const fits = bottom - top < innerHeight - (header?.clientHeight ?? 0);
    const covered = fits && !header?.contains(element) && header?.contains(atTop);
    const name = `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`;
    return [
      ...(outlined ? [] : [`no outline: ${name}`]),
      ...(outside ? [`out of view: ${name}`] : []),
      ...(covered ? [`beneath the header: ${name}`] : []),
    ];
  });

/** Visible elements that Tab should reach and did not. */
const findMissed = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const { reached } = window as unknown as WithReached;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !reached.has(element))
      .map((element) => `never reached: ${element.outerHTML.slice(0, 120)}`);
  }, reachable);

/** Presses a key until the focus leaves the document, and returns the faults on the way. */
export const walkFocus = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> => {
  await page.evaluate((selector) => {
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    Object.assign(window, { reached: new Set() });
  }, reachable);
  // Moves the focus out of the document.
  await page.keyboard.press('Shift+Tab');
  const faults: string[] = [];
  for (let steps = 0; steps < 300; steps += 1) {
    await page.keyboard.press(key);
    const found = await readFocus(page);
    if (found === 'ended') return [...faults, ...(await findMissed(page))];
    faults.push(...found);
  }
  return ['the focus does not come to an end within 300 steps'];
};
