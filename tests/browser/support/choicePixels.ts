import type { CDPSession, Page } from 'playwright-core';
import { type Box, contrast, luminance, type Picture, pixelsOf, takePicture } from './pixels';

type Option = { name: string; boxes: Box[] };

/**
 * Chooses the first option of everything that can be chosen, or the second one, and reads where the first one is drawn:
 * a label and its button, the name of an open part, a selected tab, the link to the current page.
 */
const choose = (page: Page, at: 0 | 1): Promise<Option[]> =>
  page.evaluate((at) => {
    const firsts: [string, Element[]][] = [];
    const buttons = [
      ...document.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]'),
    ];
    for (const group of new Set(buttons.map((input) => input.name || input.id))) {
      const [first, second] = buttons.filter((input) => (input.name || input.id) === group);
      if (!first) continue;
      const checked = at === 0 ? first : second;
      if (first.type === 'checkbox') first.checked = at === 0;
      else if (checked) checked.checked = true;
      firsts.push([group, [first, ...(first.labels ?? [])]]);
    }
    for (const parts of document.querySelectorAll('.reference')) {
      const all = [...parts.querySelectorAll<HTMLDetailsElement>(':scope > details')];
      for (const [index, one] of all.entries()) one.open = index === at;
      firsts.push(['the reference', [...parts.querySelectorAll('summary')].slice(0, 1)]);
    }
    for (const tabs of document.querySelectorAll('[role=tablist]')) {
      const all = [...tabs.querySelectorAll<HTMLElement>('[role=tab]')];
      all[at]?.click();
      firsts.push([tabs.getAttribute('aria-label') ?? 'tabs', all.slice(0, 1)]);
    }
    for (const current of document.querySelectorAll('[aria-current], .current-of-test')) {
      current.classList.add('current-of-test');
      if (at === 0) current.setAttribute('aria-current', 'true');
      else current.removeAttribute('aria-current');
      firsts.push(['the current page', [current]]);
    }
    return firsts.map(([name, elements]) => ({
      name,
      boxes: elements
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({
          x: Math.round(x + scrollX),
          y: Math.round(y + scrollY),
          width: Math.floor(width),
          height: Math.floor(height),
        })),
    }));
  }, at);

/** The number of a box's pixels with 3:1 between two pictures, in each of which it has a place of its own. */
const countClear = (one: Picture, other: Picture, box: Box, otherBox: Box): number => {
  const width = Math.min(box.width, otherBox.width);
  const height = Math.min(box.height, otherBox.height);
  const others = pixelsOf(other, { ...otherBox, width, height });
  return pixelsOf(one, { ...box, width, height }).filter(
    (at, index) => contrast(luminance(one, at), luminance(other, others[index] ?? 0)) >= 3,
  ).length;
};

/** A line of 20 pixels. */
const least = 20;

/** Groups in which nothing shows which option is chosen. */
export const findUnmarkedChoices = async (page: Page, session: CDPSession): Promise<string[]> => {
  const chosen = await choose(page, 0);
  const chosenPicture = await takePicture(page, session);
  const others = await choose(page, 1);
  const otherPicture = await takePicture(page, session);
  return chosen
    .filter(({ boxes }, group) => {
      const clear = boxes.map((box, at) =>
        countClear(chosenPicture, otherPicture, box, others[group]?.boxes[at] ?? box),
      );
      return boxes.length > 0 && Math.max(...clear) < least;
    })
    .map(({ name }) => name);
};
