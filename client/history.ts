/**
 * Back and forward between entries that the router made stay in one document, even when it has been
 * loaded again and React has not come to it yet: only the address would change. Loads the document of
 * the new address instead, until the function it returns is called.
 */
export const followHistory = (): (() => void) => {
  const here = () => location.pathname + location.search;
  const shown = here();
  const follow = () => {
    if (here() !== shown) location.reload();
  };
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
};
