import { setTimeout as wait } from 'node:timers/promises';
import type { Reader } from './reader';

/** Longest time to wait, in milliseconds. */
const timeout = 10_000;

/**
 * Waits until a function in the page returns a truthy value, and returns it. Errors during navigation are ignored.
 */
export const until = async <Result, Argument = undefined>(
  reader: Reader,
  run: (argument: Argument) => Result | Promise<Result>,
  argument?: Argument,
): Promise<Result> => {
  const end = Date.now() + timeout;
  let last: unknown;
  while (Date.now() < end) {
    try {
      last = await reader.evaluate(run, argument);
      if (last) return last as Result;
    } catch (error) {
      last = error;
    }
    await wait(30);
  }
  throw new Error(`${reader.engine}: ${run} for ${JSON.stringify(argument)} still gives ${last}`);
};

/**
 * Moves the mouse onto the first element of a selector that nothing covers, and scrolls to it where it is
 * not in view.
 */
export const point = async (reader: Reader, selector: string): Promise<void> => {
  const middle = await until(
    reader,
    async (selector) => {
      // Text over several lines has several boxes.
      const find = (element: Element) =>
        [...element.getClientRects()]
          .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
          .find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
      for (const element of document.querySelectorAll(selector)) {
        if (!find(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const before = find(element);
        // The page may still move: React arrives, or a picture does.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const found = find(element);
        if (found && found.y === before?.y) return found;
      }
      return undefined;
    },
    selector,
  );
  if (middle) await reader.moveTo(middle.x, middle.y);
};

/** Clicks the first element of a selector that nothing covers. */
export const click = async (reader: Reader, selector: string): Promise<void> => {
  await point(reader, selector);
  await reader.press();
};

/** Moves the pointer, the first sign of intent. */
export const giveSign = async (reader: Reader): Promise<void> => {
  await reader.moveTo(5, 200);
  await reader.moveTo(6, 210);
};

/** Waits for hydration. */
export const hydrated = (reader: Reader): Promise<unknown> =>
  until(reader, () => performance.getEntriesByName('hydrated').length > 0);

export const hydrate = async (reader: Reader): Promise<void> => {
  await giveSign(reader);
  await hydrated(reader);
};

/** Waits until nothing was loaded for 300 ms. The end of the page loads its modules after hydration. */
export const idle = (reader: Reader): Promise<unknown> =>
  until(reader, async () => {
    const loaded = () => performance.getEntriesByType('resource').length;
    const before = loaded();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return loaded() === before;
  });

/** Waits until the document of an address is loaded, or the page of one is shown: path and query. */
export const atPage = (reader: Reader, address: string): Promise<unknown> =>
  until(
    reader,
    (expected) =>
      location.pathname + location.search === expected && document.readyState === 'complete',
    address,
  );

/** Waits until the page is scrolled to a position, within a pixel. */
export const scrolledTo = (reader: Reader, y: number): Promise<unknown> =>
  until(reader, (expected) => Math.abs(scrollY - expected) <= 1, y);

/** Presses the browser's Back, or Forward. */
export const travel = (reader: Reader, steps: -1 | 1): Promise<unknown> =>
  // Later, so that the driver gets its response before the document is left.
  reader.evaluate((by) => void setTimeout(() => history.go(by), 20), steps);
