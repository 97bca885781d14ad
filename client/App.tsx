import { Route, Routes, useLocation } from 'react-router-dom';
import { readDeclared } from '../shared/declared';
import type { Lang } from '../shared/languages';
import { type PageId, pageIds, pageLangs, pagePath, pageRow } from '../shared/pages';
import type { Site } from '../shared/site';
import { Document } from './Document';
import { Navigator } from './navigation/Navigator';
import { loadedPage } from './pages/load';
import type { ServerTags } from './view';

export type AppProps = {
  site: Site;
  /** The language of the document that was asked for: that of bilingual pages without `?lang=`. */
  documentLang: Lang;
  serverTags?: ServerTags;
};

type RoutedProps = AppProps & { page: PageId; lang: Lang | undefined };

const RoutedPage = ({ page, lang, site, documentLang, serverTags }: RoutedProps) => {
  const declared = readDeclared(page, useLocation().search);
  const module = loadedPage(page);
  if (!module) throw new Error(`the module of page ${page} was not loaded before rendering`);
  const view = { site, page, declared, lang: lang ?? declared.lang ?? documentLang };
  const head = module.head(view.lang);
  return (
    <Document view={view} head={head} serverTags={serverTags}>
      <module.Page key={`${page} ${view.lang}`} />
      <Navigator title={head.title} />
    </Document>
  );
};

/** The page table as routes. The same component renders on the server and hydrates in the client. */
export const App = (props: AppProps) => (
  <Routes>
    {pageIds.flatMap((page) => {
      const bilingual = pageRow(page).kind === 'bilingual';
      return (bilingual ? [undefined] : pageLangs(page)).map((lang) => {
        const path = pagePath(page, lang ?? props.documentLang);
        return (
          <Route
            key={path}
            path={path}
            element={<RoutedPage {...props} page={page} lang={lang} />}
          />
        );
      });
    })}
  </Routes>
);
