/** Whether React failed on this history entry before, so that the page is to be read without it. */
export const isPlain = (): boolean => Boolean(history.state?.plain);

/** Loads the current address again as a document that is not hydrated any more. */
export const leavePlain = (): void => {
  history.replaceState({ ...history.state, plain: true }, '');
  location.reload();
};
