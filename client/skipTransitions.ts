/**
 * Ends the view transition from a page to a file, such as an OpenAPI document. A file cannot take part in
 * it, and Chromium would write that into the file's console as an error.
 */
export const skipTransitionsToFiles = (): void =>
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (/\.\w+$/.test(activation?.entry.url ?? '')) viewTransition?.skipTransition();
  });
