import { bootId } from './boot';
import { followHistory } from './history';
import { isHydrationDisabled } from './hydrationOptOut';

/** The first sign that somebody does more than read: only then does React come to the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/**
 * Whether a sign is a finger, a pen or the focus on a link that leaves. What follows is a document, which
 * the browser fetches ahead by the server's rules: React would compete with it for the line and then go
 * with the page.
 * A mouse is on a link long before it clicks, and a key has been pressed before it follows one.
 */
const leads = ({ type, target, pointerType }: Event & { pointerType?: string }): boolean =>
  type !== 'keydown' &&
  pointerType !== 'mouse' &&
  target instanceof Element &&
  target.closest('a:not([href^="#"])') !== null;

/** Longest that a finger or a key is waited for, in milliseconds: some hold them. */
const patience = 1000;

/**
 * Resolves when the finger or the key that was the sign is up and what it did has been drawn: the browser
 * answers it by itself, and React would come between. At once for a pointer that only moves.
 */
const answered = ({ type }: Event): Promise<void> =>
  new Promise((resolve) => {
    if (type === 'pointermove') return resolve();
    const waiting = new AbortController();
    const finish = () => {
      waiting.abort();
      resolve();
    };
    const draw = () => requestAnimationFrame(() => requestAnimationFrame(finish));
    for (const end of ['pointerup', 'pointercancel', 'keyup'])
      addEventListener(end, draw, { capture: true, once: true, signal: waiting.signal });
    setTimeout(finish, patience);
  });

const begin = async (event: Event): Promise<void> => {
  if (leads(event)) return;
  for (const sign of signs) removeEventListener(sign, begin, true);
  // A translator mostly comes after this script and before the reader's first sign.
  if (isHydrationDisabled()) return;
  await answered(event);
  try {
    const { hydrate } = await import('./hydrate');
    await hydrate();
    followHistory(false);
  } catch {
    // The page stays what it was: a document that works by itself.
    reloadOnReturn();
  }
};

/**
 * Loads the document anew when the reader comes back to it: leaving may have cut off the fetch of a
 * module, and a browser remembers that failure for as long as it keeps the document.
 */
const reloadOnReturn = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });

/** Hydrates the document at the first sign of intent; an error page has nothing to hydrate. */
export const hydrateOnIntent = (): void => {
  if (!document.getElementById(bootId)) return;
  followHistory(true);
  if (isHydrationDisabled()) return;
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
};
