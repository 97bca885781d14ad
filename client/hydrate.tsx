import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readBoot } from './boot';
import { KeepPage } from './KeepPage';
import { loadPage } from './pages/load';
import { stylesAreInline } from './styles/load';
import { keepTyped } from './typed';

/** Brings React to the document as the server wrote it; resolves when the page is hydrated. */
export const hydrate = async (): Promise<void> => {
  const { site, page, documentLang } = readBoot();
  await loadPage(page);
  stylesAreInline(page);
  const giveBack = keepTyped();
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <KeepPage onReady={resolve}>
          <BrowserRouter>
            <App site={site} documentLang={documentLang} />
          </BrowserRouter>
        </KeepPage>,
        { onRecoverableError: (error) => console.error('hydration', error) },
      );
    });
  });
  giveBack();
  performance.mark('hydrated');
};
