import type { ComponentType } from 'react';
import type { PageId } from '../../shared/pages';
import type { View } from '../view';

/** What a page says about itself to search engines and chat previews, in one language. */
export type PageHead = {
  /** At most 60 characters with the brand, which is added to it; unique. */
  title: string;
  /** At most 155 characters, unique. */
  description: string;
  /** The colour of the page's ground, where it is of one colour in both themes instead of the site's. */
  themeColor?: string;
};

/** What the folder of a page exports from its `Page.tsx`. */
export type PageModule = {
  Page: ComponentType;
  head: (view: View) => PageHead;
};

const loaded = new Map<PageId, PageModule>();
const loading = new Map<PageId, Promise<PageModule>>();

/** The module of a page that has been loaded before, so that rendering need not wait for it. */
export const loadedPage = (id: PageId): PageModule | undefined => loaded.get(id);

const load = async (id: PageId): Promise<PageModule> => {
  try {
    const page: PageModule = await import(`./${id}/Page.tsx`);
    loaded.set(id, page);
    return page;
  } finally {
    // A failure is not remembered: the network may be back at the next attempt.
    loading.delete(id);
  }
};

/**
 * Loads the module of a page, once; esbuild makes a chunk of each folder. Rejects where the folder is
 * missing or the network fails.
 */
export const loadPage = (id: PageId): Promise<PageModule> => {
  const known = loaded.get(id);
  if (known) return Promise.resolve(known);
  const pending = loading.get(id) ?? load(id);
  loading.set(id, pending);
  return pending;
};
