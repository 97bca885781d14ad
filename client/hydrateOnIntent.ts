import { bootId } from './boot';
import { hydratableMark, hydratedMark } from './layout/ids';
import { reloadOnPopState } from './reloadOnPopState';

/** The events that show a reader's intent to interact; the first one starts hydration. */
const intentEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether an event is a touch, a pen or the focus on a link to another page. The reader is about to
 * leave, and the browser prefetches that document by the speculation rules: React's download would
 * compete with it and then be thrown away. A mouse moves to a link long before it clicks, so it counts
 * as intent; so does a key.
 */
const isLeaving = ({ type, target, pointerType }: Event & { pointerType?: string }): boolean =>
  type !== 'keydown' &&
  pointerType !== 'mouse' &&
  target instanceof Element &&
  target.closest('a:not([href^="#"])') !== null;

/** The longest wait for a pointer or key to be released, in milliseconds: readers may hold it. */
const timeoutMs = 1000;

/**
 * Resolves when the pointer or key is released and the browser has painted its response: hydration
 * would delay that paint. Resolves at once for a pointer that only moves.
 */
const afterNextPaint = ({ type }: Event): Promise<void> =>
  new Promise((resolve) => {
    if (type === 'pointermove') return resolve();
    const draw = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, draw, { capture: true, once: true });
    setTimeout(resolve, timeoutMs);
  });

/** The buttons that need React: pressed before hydration, they are pressed again after it. */
const copyButtons = '.code__copy button';

/** The last of them that was pressed before hydration. */
let pressed: HTMLElement | null = null;

const rememberPress = ({ target }: Event): void => {
  pressed = (target as Element).closest<HTMLElement>(copyButtons) ?? pressed;
};

/** The server's document works by itself from now on. */
const stayUnhydrated = (): void => {
  for (const mark of [hydratableMark, hydratedMark]) document.documentElement.removeAttribute(mark);
  reloadOnPopState(true);
};

const startHydration = async (event: Event): Promise<void> => {
  if (isLeaving(event)) return;
  for (const name of intentEvents) removeEventListener(name, startHydration, true);
  await afterNextPaint(event);
  try {
    const { hydrate } = await import('./hydrate');
    await hydrate(stayUnhydrated);
    removeEventListener('click', rememberPress, true);
    pressed?.click();
    reloadOnPopState(false);
  } catch {
    // A module has not arrived.
    stayUnhydrated();
    reloadOnReturn();
  }
};

/**
 * Reloads the document when it is restored from the back/forward cache. Leaving may have aborted a
 * module's fetch, and the browser keeps that failure as long as it keeps the document.
 */
const reloadOnReturn = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });

/** Starts hydration at the reader's first event. An error page has no boot data and is never hydrated. */
export const hydrateOnIntent = (): void => {
  if (!document.getElementById(bootId)) return;
  reloadOnPopState(true);
  document.documentElement.toggleAttribute(hydratableMark, true);
  addEventListener('click', rememberPress, true);
  for (const name of intentEvents)
    addEventListener(name, startHydration, { capture: true, passive: true });
};
