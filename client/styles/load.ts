import type { PageId } from '../../shared/pages';

/** Timeout for loading a stylesheet, in milliseconds. */
const timeoutMs = 4000;

const ready = new Map<string, Promise<void>>();

/** Marks the styles of a page as loaded: its document has them inline. */
export const markStylesLoaded = (page: PageId): void => {
  ready.set(page, Promise.resolve());
};

/** Loads the stylesheet of a page once, before the page is shown; rejects if the network fails. */
export const loadStyles = (page: PageId): Promise<void> => {
  const known = ready.get(page);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      ready.delete(page);
      link.remove();
      reject(new Error(`the styles of ${page} did not load`));
    };
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${STYLES_PATH}/${page}.css`;
    // A stalled request fires no event: reject after the timeout, and the caller loads the document
    // instead.
    const timer = setTimeout(fail, timeoutMs);
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = fail;
    document.head.append(link);
  });
  ready.set(page, loading);
  return loading;
};
