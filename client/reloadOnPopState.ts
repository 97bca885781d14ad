import { isOutdated } from './navigation/shownAddress';

const follow = () => {
  if (isOutdated()) location.reload();
};

/**
 * Reloads on Back and Forward while it is on. The router's history entries share one document: without
 * React the browser would change only the address and keep the old page.
 */
export const reloadOnPopState = (on: boolean): void => {
  if (on) addEventListener('popstate', follow);
  else removeEventListener('popstate', follow);
};
