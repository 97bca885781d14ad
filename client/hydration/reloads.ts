import { hasNavigated, isOutdated } from '../navigation/shownAddress';

const here = () => location.pathname + location.search;

const reloadOutdated = () => {
  if (isOutdated()) location.reload();
};

/**
 * Without React: reloads on Back and Forward while it is on. The router's history entries share one document, so
 * the browser would change only the address and keep the old page.
 */
export const reloadOnPopState = (on: boolean): void => {
  if (on) addEventListener('popstate', reloadOutdated);
  else removeEventListener('popstate', reloadOutdated);
};

/**
 * With React: reloads on Back and Forward to an address that only the server can answer, such as one that depends
 * on Accept-Language. The address of this document is excepted. Must be registered before the router's own
 * listener.
 */
export const reloadForServer = (isRoute: (url: URL) => boolean): void => {
  const own = here();
  addEventListener('popstate', (event) => {
    if (here() === own || isRoute(new URL(location.href))) return;
    event.stopImmediatePropagation();
    location.reload();
  });
};

/**
 * After a module that did not arrive: reloads the document when it is restored from the back/forward cache. Leaving may
 * have aborted the module's fetch, and the browser keeps that failure as long as it keeps the document.
 */
export const reloadOnReturn = (): void =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });

/**
 * After an error of React: loads the page from the server where the client has navigated, because the elements may be a
 * mixture of two pages and the head is that of the first. Gives whether it does.
 */
export const reloadNavigated = (): boolean => {
  const navigated = hasNavigated();
  if (navigated) location.reload();
  return navigated;
};

/** Where `npm run dev` tells of its builds. */
export const devReloadPath = '/dev-reload';

/** Development only: reloads the page when `npm run dev` (scripts/dev.mjs) reports another build than the document's. */
export const reloadOnBuild = (): void => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let own = loaded?.serverTiming.find(({ name }) => name === 'build')?.description;
  new EventSource(devReloadPath).addEventListener('message', ({ data }) => {
    own ??= data;
    if (data !== own) location.reload();
  });
};
