import type { Localized } from './languages';

/** A plan as addresses name it (`?plan=`, `?plano=`) and as readers see it. */
export type PlanName = { id: string; name: Localized<string> };

/** The groups of offers in menu and footer, in their order. */
export const offerGroups = ['documents', 'routine', 'sites', 'more'] as const;

export type OfferGroup = (typeof offerGroups)[number];

export type Offer = {
  /** Its group in menu and footer, which show it in each language that its page has; `none` where they do not. */
  group: OfferGroup | 'none';
  /** Whether the footer names it on a phone as well. */
  onPhone?: true;
  name: Localized<string>;
  /** The plans it is sold in, cheapest first. Their prices stand in `prices/`. */
  plans?: readonly PlanName[];
};

const untranslated = (...names: string[]): PlanName[] =>
  names.map((name) => ({ id: name, name: { en: name, pt: name } }));

const marketplacePlans = untranslated('Free', 'Basic', 'Ultra', 'Mega');
/** The plans of OCR Document Pro, by their names. */
export const ocrPlanIds = ['Basic', 'Professional', 'Enterprise'] as const;
/** The plans of the landing pages by trade, by their names. */
export const landingPlanIds = ['Essencial', 'Profissional', 'Premium'] as const;
export const landingPlanNames = untranslated(...landingPlanIds);

/**
 * Everything that is on offer, with a page of its own or without, in the order of menu and footer. An offer whose id stands in the
 * page table leads to that page; any other leads to the contact page with a message of its own.
 */
export const offers = {
  'ocr-document-pro': {
    group: 'documents',
    onPhone: true,
    name: { en: 'OCR Document Pro', pt: 'OCR Document Pro' },
    plans: untranslated(...ocrPlanIds),
  },
  'nfse-extraction': {
    group: 'documents',
    name: { en: 'NFSe Extraction API', pt: 'API de extração de NFSe' },
    plans: marketplacePlans,
  },
  'invoice-extraction': {
    group: 'documents',
    name: { en: 'Invoice Extraction API', pt: 'API de extração de invoices (faturas)' },
    plans: marketplacePlans,
  },
  'barcode-extractor': {
    group: 'documents',
    onPhone: true,
    name: { en: 'Barcode and QR Extractor', pt: 'Extrator de códigos de barras e QR' },
    plans: marketplacePlans,
  },
  'ai-extractor-api': {
    group: 'documents',
    name: { en: 'AI Extractor API', pt: 'API de extração com IA' },
  },
  'process-automation': {
    group: 'routine',
    onPhone: true,
    name: { en: 'Process automation', pt: 'Automação de processos' },
  },
  'ai-agents': {
    group: 'routine',
    name: { en: 'AI agents and chatbots', pt: 'Agentes de IA e chatbots' },
  },
  'data-engineering': {
    group: 'routine',
    onPhone: true,
    name: { en: 'Data engineering and analytics', pt: 'Engenharia de dados e analytics' },
  },
  'ai-consulting': {
    group: 'routine',
    onPhone: true,
    name: { en: 'AI consulting', pt: 'Consultoria em IA' },
  },
  'whatsapp-bot': {
    group: 'routine',
    name: { en: 'WhatsApp business bot', pt: 'Robô de atendimento no WhatsApp' },
  },
  'website-development': {
    group: 'sites',
    name: { en: 'Website development', pt: 'Desenvolvimento de sites' },
  },
  'lead-capture-tool': {
    group: 'sites',
    name: { en: 'Lead capture pages', pt: 'Páginas de captura de leads' },
  },
  'landing-page-eventos': {
    group: 'sites',
    name: { en: 'Event landing page', pt: 'Landing page para eventos' },
    plans: landingPlanNames,
  },
  'landing-page-imobiliaria': {
    group: 'sites',
    name: { en: 'Real-estate landing page', pt: 'Landing page para imobiliárias' },
    plans: landingPlanNames,
  },
  'landing-page-locadora': {
    group: 'sites',
    name: { en: 'Vehicle rental landing page', pt: 'Landing page para locadoras de veículos' },
    plans: landingPlanNames,
  },
  'landing-page-consultoria': {
    group: 'sites',
    name: { en: 'Consultancy landing page', pt: 'Landing page para consultorias' },
    plans: landingPlanNames,
  },
  'landing-page-advogados': {
    group: 'sites',
    name: { en: 'Law firm website', pt: 'Site para advogados' },
  },
  'nano-banana-api': {
    group: 'more',
    name: { en: 'Image API', pt: 'API de imagens' },
    plans: untranslated('Basic', 'Pro', 'Ultra', 'Mega'),
  },
  'affiliate-link-generator': {
    group: 'more',
    name: { en: 'Affiliate link generator', pt: 'Gerador de links de afiliado' },
    plans: [
      { id: 'iniciante', name: { en: 'Beginner', pt: 'Iniciante' } },
      { id: 'profissional', name: { en: 'Professional', pt: 'Profissional' } },
      { id: 'especialista', name: { en: 'Expert', pt: 'Especialista' } },
    ],
  },
  'telegram-manager': {
    group: 'more',
    onPhone: true,
    name: { en: 'Telegram group manager', pt: 'Gerenciador de grupos no Telegram' },
  },
  'shopee-deal-hunter': {
    group: 'more',
    name: { en: 'Shopee deal hunter', pt: 'Caçador de ofertas da Shopee' },
  },
  'photo-restoration': {
    group: 'more',
    name: { en: 'Photo restoration', pt: 'Restauração de fotos antigas' },
  },
  community: { group: 'more', name: { en: 'Deals community', pt: 'Comunidade de achadinhos' } },
  // Any of those by trade, which has no page of its own.
  'landing-page': {
    group: 'none',
    name: { en: 'Landing page', pt: 'Landing page' },
    plans: landingPlanNames,
  },
} satisfies Record<string, Offer>;

export type OfferId = keyof typeof offers;

/** The offers that are sold in plans. */
export type PlannedOffer = {
  [Id in OfferId]: (typeof offers)[Id] extends { plans: object } ? Id : never;
}[OfferId];

export const offerIds = Object.keys(offers) as OfferId[];

export const offerRow = (id: OfferId): Offer => offers[id];

export const isOffer = (id: string): id is OfferId => Object.hasOwn(offers, id);
