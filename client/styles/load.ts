import type { PageId } from '../../shared/pages';

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
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${STYLES_PATH}/${page}.css`;
    link.onload = () => resolve();
    link.onerror = () => {
      ready.delete(page);
      link.remove();
      reject(new Error(`the styles of ${page} did not load`));
    };
    document.head.append(link);
  });
  ready.set(page, loading);
  return loading;
};
