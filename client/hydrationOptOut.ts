/**
 * Whether this page must not be hydrated: React failed on this history entry before, or a browser has
 * translated the text and React would restore the original.
 */
export const isHydrationDisabled = (): boolean =>
  Boolean(history.state?.hydrationOff) || /\btranslated-/.test(document.documentElement.className);

/** Reloads the current address and marks its history entry, so that it is not hydrated again. */
export const reloadWithoutHydration = (): void => {
  history.replaceState({ ...history.state, hydrationOff: true }, '');
  location.reload();
};
