import type { Page } from 'playwright-core';

/** What can be reached by Tab and is to be seen; of a group of radio buttons, Tab reaches but one. */
const reachable =
  'a[href], button:enabled, input:enabled:not([type=hidden], [type=radio]), select:enabled, ' +
  'textarea:enabled, summary, [tabindex="0"]';

/** Readies a page for a walk: it will know what has been focused. */
const begin = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { walked: new Set<Element>() });
    (document.activeElement as HTMLElement | null)?.blur();
  });

/** What a reader cannot see of the element in focus; nothing where the walk is beyond the document. */
const look = (page: Page): Promise<{ ended: boolean; faults: string[] }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { ended: true, faults: [] };
    (window as unknown as { walked: Set<Element> }).walked.add(element);
    const outlined = (target: Element, part = '') => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target, part);
      const clear = /^transparent$|[,/] ?0\)$/.test(outlineColor);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !clear;
    };
    // A control that is drawn by its label shows its focus there.
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const shown = [
      outlined(element),
      outlined(element, '::before'),
      outlined(element, '::after'),
      ...labels.map((label) => outlined(label)),
    ].includes(true);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const gone = (target: Element) => {
      const box = target.getBoundingClientRect();
      const beside = box.right <= 0 || box.left >= innerWidth;
      return box.bottom <= 0 || box.top >= innerHeight || beside;
    };
    // A control that cannot be seen is where its label is.
    const drawn = labels.length > 0 && getComputedStyle(element).opacity === '0';
    const outside = drawn ? labels.every(gone) : gone(element);
    const header = document.querySelector('header:not(main *)');
    const above = document.elementFromPoint((left + right) / 2, Math.max(top, 0) + 1);
    // Something taller than the room below the header cannot be seen as a whole.
    const fits = bottom - top < innerHeight - (header?.clientHeight ?? 0);
    const covered = fits && !header?.contains(element) && header?.contains(above);
    const name = `${element.localName} “${element.textContent?.trim().slice(0, 40)}”`;
    return {
      ended: false,
      faults: [
        ...(shown ? [] : [`no outline: ${name}`]),
        ...(outside ? [`out of sight: ${name}`] : []),
        ...(covered ? [`beneath the header: ${name}`] : []),
      ],
    };
  });

/** What should have been in focus during a walk and was not. */
const missed = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const { walked } = window as unknown as { walked: Set<Element> };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !walked.has(element))
      .map((element) => `never reached: ${element.outerHTML.slice(0, 120)}`);
  }, reachable);

/** Presses a key until the focus leaves the document, and tells what was wrong on the way. */
export const walkFocus = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> => {
  await begin(page);
  const faults: string[] = [];
  for (let steps = 0; steps < 300; steps += 1) {
    await page.keyboard.press(key);
    const seen = await look(page);
    if (seen.ended) return [...faults, ...(await missed(page))];
    faults.push(...seen.faults);
  }
  return [...faults, 'the focus does not come to an end within 300 steps'];
};
