/**
 * Whether the page is to be read without React: it failed on this history entry before, or a browser
 * has translated the document, whose new words React would take away again.
 */
export const isHydrationDisabled = (): boolean =>
  Boolean(history.state?.hydrationOff) || /\btranslated-/.test(document.documentElement.className);

/** Loads the current address again as a document that is not hydrated any more. */
export const reloadWithoutHydration = (): void => {
  history.replaceState({ ...history.state, hydrationOff: true }, '');
  location.reload();
};
