import type { Localized } from './languages';

/** A plan as addresses name it (`?plan=`, `?plano=`) and as readers see it. */
export type PlanName = { id: string; name: Localized<string> };

export type Offer = {
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
 * What is on offer, in the groups and the order of menu and footer, with a page of its own or without. An offer whose id
 * stands in the page table leads to that page, and is named in the languages of that; any other leads to the contact
 * page with a message of its own.
 */
export const offerGroups = {
  documents: {
    'ocr-document-pro': {
      onPhone: true,
      name: { en: 'OCR Document Pro', pt: 'OCR Document Pro' },
      plans: untranslated(...ocrPlanIds),
    },
    'nfse-extraction': {
      name: { en: 'NFSe Extraction API', pt: 'API de extração de NFSe' },
      plans: marketplacePlans,
    },
    'invoice-extraction': {
      name: { en: 'Invoice Extraction API', pt: 'API de extração de invoices (faturas)' },
      plans: marketplacePlans,
    },
    'barcode-extractor': {
      onPhone: true,
      name: { en: 'Barcode and QR Extractor', pt: 'Extrator de códigos de barras e QR' },
      plans: marketplacePlans,
    },
    'ai-extractor-api': {
      name: { en: 'AI Extractor API', pt: 'API de extração com IA' },
    },
  },
  routine: {
    'process-automation': {
      onPhone: true,
      name: { en: 'Process automation', pt: 'Automação de processos' },
    },
    'ai-agents': {
      name: { en: 'AI agents and chatbots', pt: 'Agentes de IA e chatbots' },
    },
    'data-engineering': {
      onPhone: true,
      name: { en: 'Data engineering and analytics', pt: 'Engenharia de dados e analytics' },
    },
    'ai-consulting': {
      onPhone: true,
      name: { en: 'AI consulting', pt: 'Consultoria em IA' },
    },
    'whatsapp-bot': {
      name: { en: 'WhatsApp business bot', pt: 'Robô de atendimento no WhatsApp' },
    },
  },
  sites: {
    'website-development': {
      name: { en: 'Website development', pt: 'Desenvolvimento de sites' },
    },
    'lead-capture-tool': {
      name: { en: 'Lead capture pages', pt: 'Páginas de captura de leads' },
    },
    'landing-page-eventos': {
      name: { en: 'Event landing page', pt: 'Landing page para eventos' },
      plans: landingPlanNames,
    },
    'landing-page-imobiliaria': {
      name: { en: 'Real-estate landing page', pt: 'Landing page para imobiliárias' },
      plans: landingPlanNames,
    },
    'landing-page-locadora': {
      name: { en: 'Vehicle rental landing page', pt: 'Landing page para locadoras de veículos' },
      plans: landingPlanNames,
    },
    'landing-page-consultoria': {
      name: { en: 'Consultancy landing page', pt: 'Landing page para consultorias' },
      plans: landingPlanNames,
    },
    'landing-page-advogados': {
      name: { en: 'Law firm website', pt: 'Site para advogados' },
    },
  },
  more: {
    'nano-banana-api': {
      name: { en: 'Image API', pt: 'API de imagens' },
      plans: untranslated('Basic', 'Pro', 'Ultra', 'Mega'),
    },
    'affiliate-link-generator': {
      name: { en: 'Affiliate link generator', pt: 'Gerador de links de afiliado' },
      plans: [
        { id: 'iniciante', name: { en: 'Beginner', pt: 'Iniciante' } },
        { id: 'profissional', name: { en: 'Professional', pt: 'Profissional' } },
        { id: 'especialista', name: { en: 'Expert', pt: 'Especialista' } },
      ],
    },
    'telegram-manager': {
      onPhone: true,
      name: { en: 'Telegram group manager', pt: 'Gerenciador de grupos no Telegram' },
    },
    'shopee-deal-hunter': {
      name: { en: 'Shopee deal hunter', pt: 'Caçador de ofertas da Shopee' },
    },
    'photo-restoration': {
      name: { en: 'Photo restoration', pt: 'Restauração de fotos antigas' },
    },
    community: { name: { en: 'Deals community', pt: 'Grupo de achadinhos' } },
  },
} satisfies Record<string, Record<string, Offer>>;

export type OfferGroup = keyof typeof offerGroups;

/** Everything that is on offer, by its id. */
export const offers = {
  ...offerGroups.documents,
  ...offerGroups.routine,
  ...offerGroups.sites,
  ...offerGroups.more,
  // Any of those by trade, which has no page of its own.
  'landing-page': {
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
