const positions = new Map<string, number>();

/** The history entry whose page is on the screen, by the key that the router gave it. */
let shown = 'default';

/** Says which entry's page is on the screen from now on. */
export const setCurrentEntry = (key: string): void => {
  shown = key;
};

/** The key of the entry whose page is on the screen. */
export const currentEntry = (): string => shown;

/** Remembers where each entry was left, and takes the restoring over from the browser. */
export const saveScrollPositions = (): (() => void) => {
  const remember = () => positions.set(shown, scrollY);
  // The router changes pages, and a browser would restore before the page is there.
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  // A document that is left and loaded again is the browser's to restore.
  const handBack = () => {
    history.scrollRestoration = 'auto';
  };
  remember();
  take();
  addEventListener('scroll', remember, { passive: true });
  addEventListener('pagehide', handBack);
  // WebKit restores after `pageshow`.
  const takeLater = () => requestAnimationFrame(take);
  addEventListener('pageshow', takeLater);
  return () => {
    removeEventListener('scroll', remember);
    removeEventListener('pagehide', handBack);
    removeEventListener('pageshow', takeLater);
    handBack();
  };
};

/** Back and forward return to where the reader was. */
export const restoreScroll = (key: string): void => scrollTo(0, positions.get(key) ?? 0);

/** A new page begins at its top, or at the section that its fragment names (below the header). */
export const scrollToStart = (section: HTMLElement | undefined): void => {
  if (section) section.scrollIntoView();
  else scrollTo(0, 0);
};
