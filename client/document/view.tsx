import { createContext, type ReactNode, useContext } from 'react';
import type { Lang } from '../../shared/languages';
import type { PageParams } from '../../shared/pageParams';
import { type PageId, pagePath } from '../../shared/pages';
import type { Site } from '../../shared/site';

/** The current page and language: all that a component may depend on besides its props. */
export type View = {
  site: Site;
  lang: Lang;
  /** Undefined on an error page, which has no address. */
  page: PageId | undefined;
  params: PageParams;
};

/** Tags that only the server renders; the client must not render them again. */
export type ServerTags = {
  head?: ReactNode;
  body?: ReactNode;
  /** The end of the site's pages, which the client loads after the rest. */
  end: ReactNode;
};

const ViewContext = createContext<View | undefined>(undefined);

export const ViewProvider = ViewContext.Provider;

/** The view of the current document. */
export const useView = (): View => {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView outside of a ViewProvider');
  return view;
};

/** The language of the current document. */
export const useLang = (): Lang => useView().lang;

/** What a contact link reports about its reader: the path of the current page. */
export const useSource = (): PageParams => {
  const { page, lang } = useView();
  return page ? { sourcePage: pagePath(page, lang) } : {};
};
