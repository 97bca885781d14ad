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
