import { createContext, type ReactNode, useContext } from 'react';
import type { Declared } from '../shared/declared';
import type { Lang } from '../shared/languages';
import { type PageId, pagePath } from '../shared/pages';
import type { Site } from '../shared/site';

/** What is being looked at: everything a component may depend on besides its props. */
export type View = {
  site: Site;
  lang: Lang;
  /** None on an error page, which has no address of its own. */
  page: PageId | undefined;
  declared: Declared;
};

/** The tags that only the server writes: React in the client must not create them again. */
export type ServerTags = { head?: ReactNode; body?: ReactNode };

const ViewContext = createContext<View | undefined>(undefined);

export const ViewProvider = ViewContext.Provider;

/** The view of the document that is being rendered. */
export const useView = (): View => {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView outside of a ViewProvider');
  return view;
};

/** The language being read. */
export const useLang = (): Lang => useView().lang;

/** What contact links say of their reader: the current page, by its path. */
export const useSource = (): Declared => {
  const { page, lang } = useView();
  return page ? { sourcePage: pagePath(page, lang) } : {};
};
