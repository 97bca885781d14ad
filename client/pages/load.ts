import type { ComponentType, ReactNode } from 'react';
import type { PageId } from '../../shared/pages';
import type { View } from '../view';

/** The metadata of a page for search engines and chat previews, in one language. */
export type PageHead = {
  /** At most 60 characters including the brand, which is appended; unique. */
  title: string;
  /** At most 155 characters, unique. */
  description: string;
  /**
   * The page's background, if it has one colour in both colour schemes; otherwise the site's colour is
   * used.
   */
  themeColor?: string;
};

/** The main action of a page that sells. */
export type PageAction = {
  /** What it costs; where nothing is said, that the first talk costs nothing. */
  terms?: string;
} & (
  | { /** What is asked for on WhatsApp, in at most 22 letters. */ ask: string }
  | { /** A link with the class `button` to a shop; WhatsApp stands beside it. */ shop: ReactNode }
);

/** The exports of a page folder's `Page.tsx`. */
export type PageModule = {
  Page: ComponentType;
  head: (view: View) => PageHead;
  /** What stays at hand on a phone, on pages that sell. */
  action?: ((view: View) => PageAction) | undefined;
};

/** The modules of all pages, each of which says itself that it is a PageModule; esbuild makes one chunk of each. */
const modules: Record<PageId, () => Promise<unknown>> = {
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

const loaded = new Map<PageId, PageModule>();
const loading = new Map<PageId, Promise<PageModule>>();

/** The module of a page if it is loaded already, for synchronous rendering. */
export const loadedPage = (id: PageId): PageModule | undefined => loaded.get(id);

const load = async (id: PageId): Promise<PageModule> => {
  try {
    const page = (await modules[id]()) as PageModule;
    loaded.set(id, page);
    return page;
  } finally {
    // Do not cache a failure: the network may be back at the next attempt.
    loading.delete(id);
  }
};

/**
 * Loads the module of a page once. Rejects if the network fails.
 */
export const loadPage = (id: PageId): Promise<PageModule> => {
  const known = loaded.get(id);
  if (known) return Promise.resolve(known);
  const pending = loading.get(id) ?? load(id);
  loading.set(id, pending);
  return pending;
};
