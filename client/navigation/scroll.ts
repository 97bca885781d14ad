const positions = new Map<string, number>();

/** The key that the router gives to a history entry. */
const entryKey = (): string => history.state?.key ?? 'first';

/** Remembers where an entry was left, while its page is still the one on the screen. */
export const rememberScroll = (): (() => void) => {
  const remember = () => positions.set(entryKey(), scrollY);
  // From here on the router changes pages, and a browser would restore before the page is there.
  history.scrollRestoration = 'manual';
  // A document that is left and loaded again is the browser's to restore.
  const handBack = () => {
    history.scrollRestoration = 'auto';
  };
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', handBack);
  addEventListener('pageshow', take);
  return () => {
    removeEventListener('scroll', remember);
    removeEventListener('pagehide', handBack);
    removeEventListener('pageshow', take);
    handBack();
  };
};

/** Back and forward return to where the reader was. */
export const restoreScroll = (): void => scrollTo(0, positions.get(entryKey()) ?? 0);

/** A new page begins at its top, or at the section that its fragment names (below the header). */
export const scrollToStart = (section: HTMLElement | undefined): void => {
  if (section) section.scrollIntoView();
  else scrollTo(0, 0);
};
