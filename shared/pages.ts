import { type Lang, type Localized, langs } from './languages';

/** The header's entry under which a page is marked as the active one. */
export type Section = 'home' | 'products' | 'services' | 'contact';

type Common = {
  /** The header's entry that is marked while this page is read; none for pages outside the menu. */
  section?: Section;
  /** Query parameters that change what the page says (all others never reach a rendering). */
  takes?: 'contact';
  /** A page with a header and footer of its own instead of the site's. */
  chrome?: 'own';
  /** Kept out of search engines. */
  noindex?: true;
  /** An address other than the page's own that is declared as canonical. */
  canonical?: string;
  /** Which address hreflang `x-default` names; the English page where nothing is said. */
  xDefault?: string;
};

/** A page in both languages, each at an address of its own. */
export type PairRow = Common & { kind: 'pair'; path: Localized<string> };
/** A page that exists in one language. */
export type SingleRow = Common & { kind: 'single'; lang: Lang; path: string };
/** A page at one address in both languages: `?lang=` where given, else negotiated. */
export type BilingualRow = Common & { kind: 'bilingual'; path: string };

export type PageRow = PairRow | SingleRow | BilingualRow;

/**
 * THE page table. A row here and a folder of the same name in `client/pages` are a page; server
 * routes, client routes, links, the language switch, hreflang and the test matrix follow from it.
 */
export const pages = {
  home: {
    kind: 'pair',
    path: { en: '/en', pt: '/pt' },
    section: 'home',
    xDefault: '/',
  },
  contact: {
    kind: 'pair',
    path: { en: '/en/contact', pt: '/pt/contact' },
    section: 'contact',
    takes: 'contact',
  },
  'ocr-document-pro': {
    kind: 'pair',
    path: { en: '/en/products/ocr-document-pro', pt: '/pt/ocr-reconhecimento-texto-documentos' },
    section: 'products',
  },
  'nfse-extraction': {
    kind: 'pair',
    path: { en: '/en/products/nfse-extraction', pt: '/pt/extracao-dados-nfse' },
    section: 'products',
  },
  'invoice-extraction': {
    kind: 'pair',
    path: { en: '/en/products/invoice-extraction', pt: '/pt/extrator-notas-fiscais' },
    section: 'products',
  },
  'barcode-extractor': {
    kind: 'pair',
    path: { en: '/en/products/barcode-extractor', pt: '/pt/extrator-codigo-barras-qrcode' },
    section: 'products',
  },
  'ai-agents': {
    kind: 'pair',
    path: { en: '/en/services/ai-agents', pt: '/pt/agentes-inteligencia-artificial' },
    section: 'services',
  },
  'ai-consulting': {
    kind: 'pair',
    path: { en: '/en/services/ai-consulting', pt: '/pt/consultoria-inteligencia-artificial' },
    section: 'services',
  },
  'website-development': {
    kind: 'pair',
    path: {
      en: '/en/services/website-development',
      pt: '/pt/desenvolvimento-websites-profissionais',
    },
    section: 'services',
  },
  'process-automation': {
    kind: 'pair',
    path: { en: '/en/services/process-automation', pt: '/pt/automacao-processos-empresariais' },
    section: 'services',
  },
  'data-engineering': {
    kind: 'pair',
    path: { en: '/en/services/data-engineering', pt: '/pt/engenharia-dados-analytics' },
    section: 'services',
  },
  'lead-capture-tool': {
    kind: 'pair',
    path: { en: '/en/services/lead-capture-tool', pt: '/pt/captura-leads-online' },
    section: 'services',
  },
  'ai-extractor-api': {
    kind: 'pair',
    path: { en: '/en/services/ai-extractor-api', pt: '/pt/api-extracao-dados-ia' },
    section: 'services',
  },
  'affiliate-link-generator': {
    kind: 'pair',
    path: {
      en: '/en/services/affiliate-link-generator',
      pt: '/pt/gerador-links-afiliados-automatico',
    },
    section: 'services',
  },
  'landing-page-imobiliaria': {
    kind: 'single',
    lang: 'pt',
    path: '/pt/landing-page-imobiliaria-captacao-leads',
    section: 'services',
  },
  'landing-page-consultoria': {
    kind: 'single',
    lang: 'pt',
    path: '/pt/landing-page-consultoria-empresarial',
    section: 'services',
  },
  'landing-page-eventos': {
    kind: 'single',
    lang: 'pt',
    path: '/pt/landing-page-eventos-inscricoes',
    section: 'services',
  },
  'landing-page-locadora': {
    kind: 'single',
    lang: 'pt',
    path: '/pt/landing-page-locadora-veiculos',
    section: 'services',
  },
  'landing-page-advogados': {
    kind: 'single',
    lang: 'pt',
    path: '/pt/landing-page-advogados-escritorio',
    section: 'services',
  },
  'photo-restoration': {
    kind: 'single',
    lang: 'pt',
    path: '/pt/restauracao-fotos-antigas-ia',
    section: 'services',
    // As declared, although that address leads to the home page.
    canonical: '/pt/tools/restauracao-fotos',
  },
  'nano-banana-api': {
    kind: 'bilingual',
    path: '/nano-banana-api',
    section: 'products',
  },
  community: {
    kind: 'single',
    lang: 'pt',
    path: '/whatsapp-redirect-achadinhos',
  },
  'architecture-studio': {
    kind: 'single',
    lang: 'pt',
    path: '/landing-page-arquitetura',
    chrome: 'own',
  },
  'privacy-policy': {
    kind: 'bilingual',
    path: '/privacy-policy',
  },
} satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;

export const pageIds = Object.keys(pages) as PageId[];

/** The row of a page, seen as what all rows have in common. */
export const pageRow = (id: PageId): PageRow => pages[id];

/** Whether a page of that id is in the table; names from outside go through here. */
export const isPage = (id: string): id is PageId => Object.hasOwn(pages, id);

/** Whether search engines may list a page, as far as its row says. */
export const isListed = (id: PageId): boolean => !pageRow(id).noindex;

/** The languages in which a page can be read. */
export const pageLangs = (id: PageId): readonly Lang[] => {
  const row = pageRow(id);
  return row.kind === 'single' ? [row.lang] : langs;
};

/** The path of a page in a language; that of its only language where it has but one. */
export const pagePath = (id: PageId, lang: Lang): string => {
  const row = pageRow(id);
  return row.kind === 'pair' ? row.path[lang] : row.path;
};
