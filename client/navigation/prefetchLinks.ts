import { loadPage } from '../pages/load';
import { findLink } from './findLink';
import { findRoute } from './findRoute';

/** How long a pointer or the focus rests on a link, in milliseconds, before it means it. */
const hoverDelayMs = 65;

const prefersReducedData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/**
 * Loads the page of a link while its reader is about to follow it, so that the click waits for nothing;
 * not where data is to be saved. Returns the function that ends it.
 */
export const prefetchLinks = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = prefersReducedData() ? undefined : findLink(target);
    if (!link) return;
    timer = setTimeout(
      () => {
        const page = findRoute(new URL(link.href))?.page;
        // What fails is asked for again by the click, which knows what to do then.
        if (page) loadPage(page).catch(() => {});
      },
      type === 'pointerdown' ? 0 : hoverDelayMs,
    );
  };
  const intentEvents = ['pointerover', 'focusin', 'pointerdown'];
  for (const name of intentEvents) document.addEventListener(name, onIntent, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of intentEvents) document.removeEventListener(name, onIntent);
  };
};
