import { bootId } from './boot';
import { followHistory } from './history';
import { isPlain } from './plain';

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

const begin = async (event: Event): Promise<void> => {
  if (leads(event)) return;
  for (const sign of signs) removeEventListener(sign, begin, true);
  // A translator mostly comes after this script and before the reader's first sign.
  if (isPlain()) return;
  try {
    const { hydrate } = await import('./hydrate');
    await hydrate();
    followHistory(false);
  } catch {
    // The page stays what it was: a document that works by itself.
  }
};

/** Hydrates the document at the first sign of intent; an error page has nothing to hydrate. */
export const hydrateOnIntent = (): void => {
  if (!document.getElementById(bootId)) return;
  followHistory(true);
  if (isPlain()) return;
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
};
