const here = () => location.pathname + location.search;

const shown = here();

const follow = () => {
  if (here() !== shown) location.reload();
};

/**
 * Back and forward between entries that the router made stay in one document, even when it has been
 * loaded again and React is not there yet, or will not come: only the address would change. While this
 * is on, the document of the new address is loaded instead.
 */
export const followHistory = (on: boolean): void => {
  if (on) addEventListener('popstate', follow);
  else removeEventListener('popstate', follow);
};
