import type { PageId } from '../../shared/pages';

/** Timeout for loading a stylesheet, in milliseconds. */
const timeoutMs = 4000;

/** Loads the stylesheet of a page, which applies to nothing before `showStyles`. Rejects if the network fails. */
export const loadStyles = (page: PageId): Promise<void> =>
  new Promise((resolve, reject) => {
    // An earlier attempt may have failed by the module alone.
    if (document.querySelector(`head [data-page="${page}"]`)) return resolve();
    const link = document.createElement('link');
    const fail = () => {
      clearTimeout(timer);
      link.remove();
      reject(new Error(`the styles of ${page} did not load`));
    };
    link.rel = 'stylesheet';
    link.media = 'not all';
    link.dataset['page'] = page;
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

/** Applies the styles of a page, and those of no other page that this document has shown or prefetched. */
export const showStyles = (page: PageId): void => {
  const sheets = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('head [data-page]');
  for (const sheet of sheets) sheet.media = sheet.dataset['page'] === page ? '' : 'not all';
};
