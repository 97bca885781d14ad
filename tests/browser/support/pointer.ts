import type { Page } from 'playwright-core';
import { exhaustive } from '../../support/exhaustive';

type Point = { x: number; y: number };
/** The centre of what is pressed next, and the number of the one after it. */
type Next = { point: Point; at: number } | undefined;

/** Functions in the page, for the functions below. */
type Pointer = {
  findAll: () => string[];
  next: (from: number) => Next;
  isOpen: (at: number) => boolean;
  findNear: (at: number) => string[];
};
type WithPointer = { pointer: Pointer };

const install = (page: Page): Promise<void> =>
  page.evaluate((exhaustive) => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, label, summary';
    const name = (element: Element | null) => {
      const words = element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
      return element ? `${element.localName}.${element.className} “${words}”` : 'nothing';
    };
    const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
    const inputOf = (element: Element) =>
      (element as HTMLLabelElement).control as HTMLInputElement | null;
    const popoverOf = (element: Element) => (element as HTMLButtonElement).popoverTargetElement;

    /** What takes the pointer: of a label that lies over a drawing, one shape. */
    const targetOf = (element: Element) => element.querySelector('[pointer-events=all]') ?? element;

    const isPressable = (element: Element) => {
      const { pointerEvents, clipPath } = getComputedStyle(element);
      const visible = element.checkVisibility({ visibilityProperty: true });
      if (!visible || clipPath === 'inset(50%)') return false;
      if (pointerEvents !== 'none' || targetOf(element) !== element) return true;
      // The part of a reference that is shown cannot be folded, and a radio button has a label over it.
      return element.localName !== 'summary' && labelsOf(element).length === 0;
    };
    const centre = (element: Element): Point | undefined => {
      const [box] = [...targetOf(element).getClientRects()].sort(
        (one, other) => other.width * other.height - one.width * one.height,
      );
      if (!box?.width || !box.height) return;
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    };
    const bringIntoView = (element: Element) =>
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });

    /** What the pointer meets instead of a control. */
    const findStranger = (element: Element) => {
      const at = centre(element);
      const hit = at ? document.elementFromPoint(at.x, at.y) : element;
      const own = [element, inputOf(element), ...labelsOf(element)];
      return own.some((one) => one?.contains(hit)) ? [] : [hit];
    };
    const find = (all: Iterable<Element>) =>
      [...all].flatMap((element) => {
        if (!isPressable(element) || findStranger(element).length === 0) return [];
        bringIntoView(element);
        return findStranger(element).map((hit) => `${name(element)} is beneath ${name(hit)}`);
      });

    const isLastChoice = (element: Element) => {
      const input = inputOf(element);
      if (input?.type !== 'radio') return false;
      const group = document.querySelectorAll<HTMLInputElement>(`[name="${input.name}"]`);
      return exhaustive || [...group].at(-1) === input;
    };
    const openers = [...document.querySelectorAll(controls)].filter(
      (one) =>
        one.matches('summary, [role=tab], button[popovertarget]:not([popovertargetaction])') ||
        isLastChoice(one),
    );
    const opener = (at: number) => openers[at] as Element;

    const pointer: Pointer = {
      findAll: () => find(document.querySelectorAll(controls)),
      next: (from) => {
        for (let at = from; at < openers.length; at += 1) {
          if (!isPressable(opener(at))) continue;
          bringIntoView(opener(at));
          const point = centre(opener(at));
          if (point) return { point, at };
        }
        return;
      },
      isOpen: (at) =>
        popoverOf(opener(at))?.matches(':popover-open') ||
        opener(at).ariaSelected === 'true' ||
        (opener(at).parentElement as HTMLDetailsElement).open ||
        inputOf(opener(at))?.checked === true,
      findNear: (at) => {
        const popover = popoverOf(opener(at)) as HTMLElement | null;
        const own = opener(at).closest('.tabs, figure, section, main');
        const root =
          popover ?? (opener(at).matches('summary') ? opener(at).closest(':has(> details)') : own);
        const faults = find(root?.querySelectorAll(controls) ?? []);
        popover?.hidePopover();
        return faults.map((fault) => `${fault} after ${name(opener(at))}`);
      },
    };
    Object.assign(window, { pointer });
    // A walk by Tab may have ended on the skip link, which lies over the name of the site while it has the focus.
    (document.activeElement as HTMLElement | null)?.blur();
  }, exhaustive);

/**
 * Controls that a mouse does not meet at their centre: on the page as it is, and after a click on each fold, tab and menu
 * in turn, and on the last choice of each figure; the nightly run makes each choice.
 */
export const findUnreachable = async (page: Page): Promise<string[]> => {
  await install(page);
  let { faults, next } = await page.evaluate(() => {
    const { findAll, next } = (window as unknown as WithPointer).pointer;
    return { faults: findAll(), next: next(0) };
  });
  let pressed: number | undefined;
  while (next) {
    await page.mouse.click(next.point.x, next.point.y);
    // What was open before is closed by a click, and is clicked again.
    const again = pressed === next.at;
    pressed = next.at;
    const seen = await page.evaluate(
      ({ at, again }) => {
        const { isOpen, findNear, next } = (window as unknown as WithPointer).pointer;
        const open = isOpen(at);
        const faults = open ? findNear(at) : again ? [`a click does not open number ${at}`] : [];
        return { faults, next: next(open || again ? at + 1 : at) };
      },
      { at: next.at, again },
    );
    faults = [...faults, ...seen.faults];
    next = seen.next;
  }
  return [...new Set(faults)];
};
