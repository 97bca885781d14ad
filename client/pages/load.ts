import { use } from 'react';
import type { PageId } from '../../shared/pages';
import { loadStyles } from './loadStyles';
import type { PageModule } from './page';

/** The modules of all pages; esbuild makes one chunk of each. */
const modules: Record<PageId, () => Promise<PageModule>> = {
  home: () => import('./home/Page'),
  contact: () => import('./contact/Page'),
  'ocr-document-pro': () => import('./ocr-document-pro/Page'),
  'nfse-extraction': () => import('./nfse-extraction/Page'),
  'invoice-extraction': () => import('./invoice-extraction/Page'),
  'barcode-extractor': () => import('./barcode-extractor/Page'),
  'ai-agents': () => import('./ai-agents/Page'),
  'ai-consulting': () => import('./ai-consulting/Page'),
  'website-development': () => import('./website-development/Page'),
  'process-automation': () => import('./process-automation/Page'),
  'data-engineering': () => import('./data-engineering/Page'),
  'lead-capture-tool': () => import('./lead-capture-tool/Page'),
  'ai-extractor-api': () => import('./ai-extractor-api/Page'),
  'affiliate-link-generator': () => import('./affiliate-link-generator/Page'),
  'landing-page-imobiliaria': () => import('./landing-page-imobiliaria/Page'),
  'landing-page-consultoria': () => import('./landing-page-consultoria/Page'),
  'landing-page-eventos': () => import('./landing-page-eventos/Page'),
  'landing-page-locadora': () => import('./landing-page-locadora/Page'),
  'landing-page-advogados': () => import('./landing-page-advogados/Page'),
  'photo-restoration': () => import('./photo-restoration/Page'),
  'nano-banana-api': () => import('./nano-banana-api/Page'),
  community: () => import('./community/Page'),
  'architecture-studio': () => import('./architecture-studio/Page'),
  'privacy-policy': () => import('./privacy-policy/Page'),
};

/** A page that is loaded or on its way, with its module as soon as that is there. */
type Loading = { promise: Promise<PageModule>; module?: PageModule; hasFailed?: true };

const pages = new Map<PageId, Loading>();

/** After a failure the next call tries again: the network may be back. */
const loadOnce = (
  id: PageId,
  load: () => Promise<readonly [PageModule, ...unknown[]]>,
): Promise<PageModule> => {
  const known = pages.get(id);
  if (known && !known.hasFailed) return known.promise;
  const promise = load().then(([module]) => {
    page.module = module;
    return module;
  });
  const page: Loading = { promise };
  pages.set(id, page);
  promise.catch(() => {
    page.hasFailed = true;
  });
  return promise;
};

/** Loads the module of a page whose document has its styles: on the server, and the page that React adopts. Rejects if the network fails. */
export const loadModule = (id: PageId): Promise<PageModule> =>
  loadOnce(id, () => Promise.all([modules[id]()]));

/** Loads the module and the styles of a page for a navigation. Rejects if the network fails. */
export const loadPage = (id: PageId): Promise<PageModule> =>
  loadOnce(id, () => Promise.all([modules[id](), loadStyles(id)]));

/**
 * The module of the page to render. It is loaded already, except after Back to a page that this
 * document has not shown since a reload: then it suspends, and React keeps the current page on screen. Throws where the
 * load has failed.
 */
export const usePage = (id: PageId): PageModule => {
  const page = pages.get(id);
  return page?.module ?? use(page?.promise ?? loadPage(id));
};
