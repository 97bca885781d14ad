import type { PageId } from '../../shared/pages';

/** Timeout for loading a stylesheet, in milliseconds. */
const timeoutMs = 4000;

/** Adds the stylesheet of a page to the document. Resolves when it is loaded; rejects if the network fails. */
export const loadStyles = (page: PageId): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      clearTimeout(timer);
      link.remove();
      reject(new Error(`the styles of ${page} did not load`));
    };
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
