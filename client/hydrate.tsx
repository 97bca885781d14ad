import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readBoot } from './boot';
import { HydrationErrorBoundary } from './HydrationErrorBoundary';
import { hydratedMark } from './layout/ids';
import { findTarget } from './navigation/target';
import { loadPage } from './pages/load';
import { preserveInputs } from './preserveInputs';
import { stylesAreInline } from './styles/load';

const here = () => location.pathname + location.search;

/**
 * Back to an address whose answer depends on the visitor's Accept-Language is the server's to decide,
 * save for the one that this document was loaded for. Listens before the router does.
 */
const reloadUndecidable = (): void => {
  const own = here();
  addEventListener('popstate', (event) => {
    if (here() === own || findTarget(new URL(location.href))) return;
    event.stopImmediatePropagation();
    location.reload();
  });
};

/** Brings React to the document as the server wrote it; resolves when the page is hydrated. */
export const hydrate = async (): Promise<void> => {
  const { site, page, documentLang } = readBoot();
  reloadUndecidable();
  await loadPage(page);
  stylesAreInline(page);
  const giveBack = preserveInputs();
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <HydrationErrorBoundary onReady={resolve}>
          <BrowserRouter>
            <App site={site} documentLang={documentLang} />
          </BrowserRouter>
        </HydrationErrorBoundary>,
        { onRecoverableError: (error) => console.error('hydration', error) },
      );
    });
  });
  giveBack();
  // Not a prop: to the server and to React the two documents are the same.
  document.documentElement.toggleAttribute(hydratedMark, true);
  performance.mark('hydrated');
};
