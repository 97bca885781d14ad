import type { PageId } from '../../shared/pages';

/** Longest time that styles may take, in milliseconds. */
const patience = 4000;

const ready = new Map<string, Promise<void>>();

/** The document that was asked for carries its own styles inline. */
export const stylesAreInline = (page: PageId): void => {
  ready.set(page, Promise.resolve());
};

/** Loads the styles of a page before it is shown, once; rejects where the network fails. */
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
    // A request that stalls says nothing at all; the document is then asked for instead.
    const timer = setTimeout(fail, patience);
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
