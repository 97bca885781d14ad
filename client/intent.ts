import { bootId } from './boot';
import { followHistory } from './history';
import { isPlain } from './plain';

/** The first sign that somebody does more than read: only then does React come to the page. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const begin = async (): Promise<void> => {
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
