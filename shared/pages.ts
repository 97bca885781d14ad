import { type Lang, type Localized, langs } from './languages';

/** The header link that is marked as current. */
export type Section = 'home' | 'products' | 'services' | 'contact';

type Common = {
  /** The header link that this page marks as current; none for pages outside the menu. */
  section?: Section;
  /** The query parameters that change the page; all others are ignored. */
  queryParams?: 'contact';
  /** A page with a header and footer of its own instead of the site's. */
  layout?: 'own';
  /** Kept out of search engines. */
  noindex?: true;
  /** An address other than the page's own that is declared as canonical. */
  canonical?: string;
  /** Which address hreflang `x-default` names; the English page where nothing is said. */
  xDefault?: string;
};

/** A page in every language, each at an address of its own. */
export type TranslatedRow = Common & { kind: 'translated'; path: Localized<string> };
/** A page in the languages that have a path. */
export type PartialRow = Common & { kind: 'partial'; path: Partial<Localized<string>> };
/** A page in every language at one address: in that of `?lang=` where given, else negotiated. */
export type NegotiatedRow = Common & { kind: 'negotiated'; path: string };

export type PageRow = TranslatedRow | PartialRow | NegotiatedRow;

/**
 * THE page table. A row here and a folder of the same name in `client/pages` are a page; server
 * routes, client routes, links, the language switch, hreflang and the test matrix follow from it.
 */
export const pages = {
  home: {
    kind: 'translated',
    path: { en: '/en', pt: '/pt' },
    section: 'home',
    xDefault: '/',
  },
  contact: {
    kind: 'translated',
    path: { en: '/en/contact', pt: '/pt/contact' },
    section: 'contact',
    queryParams: 'contact',
  },
  'ocr-document-pro': {
    kind: 'translated',
    path: { en: '/en/products/ocr-document-pro', pt: '/pt/ocr-reconhecimento-texto-documentos' },
    section: 'products',
  },
  'nfse-extraction': {
    kind: 'translated',
    path: { en: '/en/products/nfse-extraction', pt: '/pt/extracao-dados-nfse' },
    section: 'products',
  },
  'invoice-extraction': {
    kind: 'translated',
    path: { en: '/en/products/invoice-extraction', pt: '/pt/extrator-notas-fiscais' },
    section: 'products',
  },
  'barcode-extractor': {
    kind: 'translated',
    path: { en: '/en/products/barcode-extractor', pt: '/pt/extrator-codigo-barras-qrcode' },
    section: 'products',
  },
  'ai-agents': {
    kind: 'translated',
    path: { en: '/en/services/ai-agents', pt: '/pt/agentes-inteligencia-artificial' },
    section: 'services',
  },
  'ai-consulting': {
    kind: 'translated',
    path: { en: '/en/services/ai-consulting', pt: '/pt/consultoria-inteligencia-artificial' },
    section: 'services',
  },
  'website-development': {
    kind: 'translated',
    path: {
      en: '/en/services/website-development',
      pt: '/pt/desenvolvimento-websites-profissionais',
    },
    section: 'services',
  },
  'process-automation': {
    kind: 'translated',
    path: { en: '/en/services/process-automation', pt: '/pt/automacao-processos-empresariais' },
    section: 'services',
  },
  'data-engineering': {
    kind: 'translated',
    path: { en: '/en/services/data-engineering', pt: '/pt/engenharia-dados-analytics' },
    section: 'services',
  },
  'lead-capture-tool': {
    kind: 'translated',
    path: { en: '/en/services/lead-capture-tool', pt: '/pt/captura-leads-online' },
    section: 'services',
  },
  'ai-extractor-api': {
    kind: 'translated',
    path: { en: '/en/services/ai-extractor-api', pt: '/pt/api-extracao-dados-ia' },
    section: 'services',
  },
  'affiliate-link-generator': {
    kind: 'translated',
    path: {
      en: '/en/services/affiliate-link-generator',
      pt: '/pt/gerador-links-afiliados-automatico',
    },
    section: 'services',
  },
  'landing-page-imobiliaria': {
    kind: 'partial',
    path: { pt: '/pt/landing-page-imobiliaria-captacao-leads' },
    section: 'services',
  },
  'landing-page-consultoria': {
    kind: 'partial',
    path: { pt: '/pt/landing-page-consultoria-empresarial' },
    section: 'services',
  },
  'landing-page-eventos': {
    kind: 'partial',
    path: { pt: '/pt/landing-page-eventos-inscricoes' },
    section: 'services',
  },
  'landing-page-locadora': {
    kind: 'partial',
    path: { pt: '/pt/landing-page-locadora-veiculos' },
    section: 'services',
  },
  'landing-page-advogados': {
    kind: 'partial',
    path: { pt: '/pt/landing-page-advogados-escritorio' },
    section: 'services',
  },
  'photo-restoration': {
    kind: 'partial',
    path: { pt: '/pt/restauracao-fotos-antigas-ia' },
    section: 'services',
    // The owner asked for this address, although it redirects to the home page.
    canonical: '/pt/tools/restauracao-fotos',
  },
  'nano-banana-api': {
    kind: 'negotiated',
    path: '/nano-banana-api',
    section: 'products',
  },
  community: {
    kind: 'partial',
    path: { pt: '/whatsapp-redirect-achadinhos' },
  },
  'architecture-studio': {
    kind: 'partial',
    path: { pt: '/landing-page-arquitetura' },
    layout: 'own',
  },
  'privacy-policy': {
    kind: 'negotiated',
    path: '/privacy-policy',
  },
} satisfies Record<string, PageRow>;

export type PageId = keyof typeof pages;

export const pageIds = Object.keys(pages) as PageId[];

/** The row of a page, as the common type of all rows. */
export const pageRow = (id: PageId): PageRow => pages[id];

/** Whether a page has this id; the guard for ids from outside. */
export const isPage = (id: string): id is PageId => Object.hasOwn(pages, id);

/** Whether search engines may list a page. */
export const isListed = (id: PageId): boolean => !pageRow(id).noindex;

/** The languages in which a page can be read. */
export const pageLangs = (id: PageId): readonly Lang[] => {
  const { path } = pageRow(id);
  return typeof path === 'string' ? langs : langs.filter((lang) => path[lang] !== undefined);
};

/** The path of a page in a language; that of its first language where it does not exist in this one. */
export const pagePath = (id: PageId, lang: Lang): string => {
  const { path } = pageRow(id);
  if (typeof path === 'string') return path;
  return path[lang] ?? Object.values(path)[0] ?? '';
};
