import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readBoot } from './boot';
import { HydratedOnly, HydrationErrorBoundary } from './HydrationErrorBoundary';
import { keepTextareas } from './keepTextareas';
import { hydratedMark } from './layout/ids';
import { loadSiteEnd } from './layout/LazySiteEnd';
import { findRoute } from './navigation/findRoute';
import { loadPage } from './pages/load';
import { markStylesLoaded } from './styles/load';

// Many pages show these. As part of this file they are one chunk; by themselves they would be one for each set of pages.
export * from '../shared/format';
export * from './components/code/CopyButton';
export * from './components/code/InlineCode';
export * from './components/contents/Contents';
export * from './components/OfferLink';
export * from './components/paper/CallToAction';
export * from './components/plans/PlanCards';
export * from './components/QuestionList';
export * from './components/Section';
export * from './components/StepList';
export * from './layout/MenuClose';

const here = () => location.pathname + location.search;

/**
 * Reloads on Back to an address whose page depends on Accept-Language: only the server can choose that
 * page. The address of this document is excepted. Must be registered before the router's own listener.
 */
const reloadNegotiatedOnBack = (): void => {
  const own = here();
  addEventListener('popstate', (event) => {
    if (here() === own || findRoute(new URL(location.href))) return;
    event.stopImmediatePropagation();
    location.reload();
  });
};

/**
 * Hydrates the server's document; resolves when React has committed it. Rejects if a module does not
 * arrive. Calls `onFailure` when React gives the document up, then or later.
 */
export const hydrate = async (onFailure: () => void): Promise<void> => {
  const { site, page, documentLang } = readBoot();
  reloadNegotiatedOnBack();
  // Before React starts: a module that fails later is an error of React, which gives the page up.
  await Promise.all([loadPage(page), loadSiteEnd()]);
  markStylesLoaded(page);
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
