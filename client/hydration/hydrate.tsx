import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../document/App';
import { readBoot } from '../document/boot';
import { loadSiteEnd } from '../layout/LazySiteEnd';
import { findRoute } from '../navigation/findRoute';
import { loadModule } from '../pages/load';
import { HydratedOnly, HydrationErrorBoundary } from './HydrationErrorBoundary';
import { keepTextareas } from './keepTextareas';
import { hydratedMark } from './marks';
import { reloadForServer } from './reloads';

// In one chunk with React.
export * from '../components/common';

/**
 * Hydrates the server's document; resolves when React has committed it. Rejects if a module does not
 * arrive. Calls `onFailure` when React gives the document up, then or later.
 */
export const hydrate = async (onFailure: () => void): Promise<void> => {
  const { site, page, documentLang } = readBoot();
  reloadForServer((url) => findRoute(url) !== undefined);
  // Before React starts: a module that fails later is an error of React, which gives the page up.
  await Promise.all([loadModule(page), loadSiteEnd()]);
  const releaseTextareas = keepTextareas();
  const fail = () => {
    releaseTextareas();
    onFailure();
  };
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <HydrationErrorBoundary onReady={resolve} onFailure={fail}>
          <HydratedOnly />
          <BrowserRouter>
            <App site={site} documentLang={documentLang} />
          </BrowserRouter>
        </HydrationErrorBoundary>,
        // The boundary logs what it catches.
        { onCaughtError: () => {} },
      );
    });
  });
  releaseTextareas();
  // Set outside of React: the server's markup lacks the attribute, so a prop would be a hydration
  // mismatch.
  document.documentElement.toggleAttribute(hydratedMark, true);
  performance.mark('hydrated');
};
