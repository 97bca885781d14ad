// The document is whole without React. React adopts it at the reader's first intent, what the reader has done by then
// stays done, and where React cannot adopt it, the document stays as it is. docs/architecture.md has the states.
import { bootId } from '../document/boot';
import { hydratableMark, hydratedMark } from './marks';
import { reloadOnPopState, reloadOnReturn } from './reloads';
import { rememberPress } from './rememberPress';

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

/** The server's document works by itself from now on. */
const stayUnhydrated = (): void => {
  for (const mark of [hydratableMark, hydratedMark]) document.documentElement.removeAttribute(mark);
  reloadOnPopState(true);
};

/** Starts hydration at the reader's first event. An error page has no boot data and is never hydrated. */
export const hydrateOnIntent = (): void => {
  if (!document.getElementById(bootId)) return;
  reloadOnPopState(true);
  document.documentElement.toggleAttribute(hydratableMark, true);
  const repeatPress = rememberPress();
  const start = async (event: Event): Promise<void> => {
    if (isLeaving(event)) return;
    for (const name of intentEvents) removeEventListener(name, start, true);
    await afterNextPaint(event);
    try {
      const { hydrate } = await import('./hydrate');
      await hydrate(stayUnhydrated);
      repeatPress();
      reloadOnPopState(false);
    } catch {
      // A module has not arrived.
      stayUnhydrated();
      reloadOnReturn();
    }
  };
  for (const name of intentEvents) addEventListener(name, start, { capture: true, passive: true });
};
