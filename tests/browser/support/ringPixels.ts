import type { CDPSession, Page } from 'playwright-core';
import {
  type Box,
  contrast,
  differs,
  luminance,
  type Picture,
  pixelsOf,
  takePicture,
} from './pixels';

/** A control: what it is called in a report, its box with its ring, and the rounds around its lines. */
type Control = { at: number; name: string; box: Box; round: number };

/** What Tab and the arrow keys reach. */
const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/** Space around a control that has its ring: width and offset of the outline, and a pixel. */
const reach = 8;

/** The boxes of the shown controls. Sticky and fixed parts stay where the page has them. */
const findControls = (page: Page): Promise<Control[]> =>
  page.evaluate(
    ([selector, reach]) =>
      [...document.querySelectorAll(selector)].flatMap((element, at) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        // Tab reaches the selected one of a group.
        if (element.matches('[type=radio]:not(:checked)')) return [];
        const boxes = [element, ...element.querySelectorAll('*')]
          .flatMap((one) => [...one.getClientRects()])
          .filter((box) => box.width > 0 && box.height > 0);
        if (boxes.length === 0) return [];
        // A browser scrolls to what is focused; the pictures do not.
        for (let around = element.parentElement; around; around = around.parentElement) {
          const { left, right } = around.getBoundingClientRect();
          const outside = boxes.some((box) => box.right > right || box.left < left);
          if (outside && getComputedStyle(around).overflowX === 'auto') return [];
        }
        const left = Math.min(...boxes.map((box) => box.left));
        const top = Math.min(...boxes.map((box) => box.top));
        const right = Math.max(...boxes.map((box) => box.right));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const label = words.trim() || `${element.getAttribute('name')} ${element.id}`;
        const kind = element.className || element.parentElement?.className;
        return [
          {
            at,
            name: `${element.localName}.${kind} “${label.replace(/\s+/g, ' ').slice(0, 40)}”`,
            box: {
              x: left + scrollX - reach,
              y: top + scrollY - reach,
              width: right - left + 2 * reach,
              height: bottom - top + 2 * reach,
            },
            round: 2 * (right - left + bottom - top),
          },
        ];
      }),
    [focusable, reach] as const,
  );

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Sets of controls whose rings do not touch, so that one picture shows all of a set. */
const separate = (controls: readonly Control[]): Control[][] => {
  const sets: Control[][] = [];
  for (const control of controls) {
    const free = sets.find((set) => set.every((other) => !overlap(other.box, control.box)));
    if (free) free.push(control);
    else sets.push([control]);
  }
  return sets;
};

/** Of the pixels that focus changes, those with 3:1 to what they replace; and whether they are enough for a ring. */
const readRing = (before: Picture, after: Picture, { box, round }: Control) => {
  let changed = 0;
  let clear = 0;
  for (const at of pixelsOf(before, box))
    if (differs(before, after, at)) {
      changed += 1;
      if (contrast(luminance(before, at), luminance(after, at)) >= 3) clear += 1;
    }
  return { clear: clear / Math.max(changed, 1), width: clear / round };
};

/** Controls whose focus ring is missing or has less than 3:1 to what it is drawn on (WCAG 2.2, 1.4.11, 2.4.7). */
export const findFaintRings = async (page: Page, session: CDPSession): Promise<string[]> => {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const found = { nodeId: root.nodeId, selector: focusable };
  const { nodeIds } = await session.send('DOM.querySelectorAll', found);
  const force = (set: readonly Control[], forcedPseudoClasses: string[]) =>
    Promise.all(
      set.map(({ at }) =>
        session.send('CSS.forcePseudoState', { nodeId: nodeIds[at] ?? 0, forcedPseudoClasses }),
      ),
    );
  const before = await takePicture(page, session);
  const controls = await findControls(page);
  const faults: string[] = [];
  for (const set of separate(controls)) {
    await force(set, ['focus', 'focus-visible']);
    const after = await takePicture(page, session);
    await force(set, []);
    for (const control of set) {
      const { clear, width } = readRing(before, after, control);
      if (width < (clear < 0.7 ? 4 : 0.8))
        faults.push(`${control.name} ${(100 * clear).toFixed()} % clear, ${width.toFixed(1)} px`);
    }
  }
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  return faults;
};
