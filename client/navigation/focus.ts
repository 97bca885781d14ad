import { currentEntry } from './scroll';

/** The section that a fragment names, if the page has it. */
export const findSection = (hash: string): HTMLElement | undefined => {
  // Firefox warns of an empty id.
  if (hash.length < 2) return undefined;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    // A fragment may be any text; one that is badly encoded names nothing.
    return undefined;
  }
};

/** Opens every fold around a section, as a browser does that follows a fragment by itself. */
export const openFolds = (section: HTMLElement | undefined): void => {
  for (const fold of document.querySelectorAll('details'))
    if (section && fold.contains(section)) fold.open = true;
};

/** Moves the focus to where reading goes on, so that the next Tab continues from there. */
export const moveFocus = (target: HTMLElement | null): void => {
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
};

/** Which link of the document a reader left by, by the key of the history entry. */
const followed = new Map<string, number>();

/** Remembers the link by which the reader leaves the present entry. */
export const saveFollowed = (link: HTMLAnchorElement): void => {
  followed.set(currentEntry(), [...document.links].indexOf(link));
};

/** Moves the focus to the link that the reader left an entry by; says whether that link is shown and has it. */
export const focusFollowed = (key: string): boolean => {
  const link = document.links[followed.get(key) ?? -1] as HTMLElement | undefined;
  link?.focus({ preventScroll: true });
  return link === document.activeElement;
};
