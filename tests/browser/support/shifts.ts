import type { Page } from 'playwright-core';

/** The total layout shift of a page and the moved elements. */
export type Shifts = { total: number; moved: string[] };

/** Records layout shifts without recent input from the start of each document. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shifts = { total: 0, moved: [] };
    Object.assign(window, { shifts });
    const name = (node: Node | undefined) =>
      node instanceof Element
        ? `${node.localName}.${node.getAttribute('class') ?? ''}`
        : `“${node?.textContent?.slice(0, 40)}”`;
    const at = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        shifts.total += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          shifts.moved.push(`${name(node)} from ${at(previousRect)} to ${at(currentRect)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the recorded layout shifts. */
export const readShifts = (page: Page): Promise<Shifts> =>
  page.evaluate(async () => {
    // The browser reports a shift after the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shifts }).shifts;
  });

/** Clears the recorded layout shifts. */
export const resetShifts = async (page: Page): Promise<void> => {
  await readShifts(page);
  await page.evaluate(() => {
    Object.assign((window as unknown as { shifts: Shifts }).shifts, { total: 0, moved: [] });
  });
};

/** A performance entry that TypeScript does not know. */
type LayoutShift = {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
