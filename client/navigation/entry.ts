/**
 * Ends the view transition from a page to a file, such as an OpenAPI document. A file cannot take part in
 * it, and Chromium would write that into the file's console as an error.
 */
export const skipTransitionsToFiles = (): void =>
  // Its transition is read for files only: who has read one is told when the browser gives it up.
  addEventListener('pageswap', (event) => {
    if (/\.\w+$/.test(event.activation?.entry.url ?? '')) event.viewTransition?.skipTransition();
  });
