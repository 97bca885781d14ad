import type { Localized } from './languages';

/** A plan as addresses name it (`?plan=`, `?plano=`) and as readers see it. */
export type PlanName = { id: string; name: Localized<string> };

export type Offer = {
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
 * Everything that is on offer, with a page of its own or without. An offer whose id stands in the
 * page table leads to that page; any other leads to the contact page with a message of its own.
 */
export const offers = {
  'ocr-document-pro': {
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
    name: { en: 'Barcode and QR Extractor', pt: 'Extrator de códigos de barras e QR' },
    plans: marketplacePlans,
  },
  'nano-banana-api': {
    name: { en: 'Image API', pt: 'API de imagens' },
    plans: untranslated('Basic', 'Pro', 'Ultra', 'Mega'),
  },
  'lead-capture-tool': { name: { en: 'Lead capture pages', pt: 'Páginas de captura de leads' } },
  'ai-extractor-api': { name: { en: 'AI Extractor API', pt: 'API de extração com IA' } },
  'affiliate-link-generator': {
    name: { en: 'Affiliate link generator', pt: 'Gerador de links de afiliado' },
    plans: [
      { id: 'iniciante', name: { en: 'Beginner', pt: 'Iniciante' } },
      { id: 'profissional', name: { en: 'Professional', pt: 'Profissional' } },
      { id: 'especialista', name: { en: 'Expert', pt: 'Especialista' } },
    ],
  },
  'process-automation': { name: { en: 'Process automation', pt: 'Automação de processos' } },
  'data-engineering': {
    name: { en: 'Data engineering and analytics', pt: 'Engenharia de dados e analytics' },
  },
  'ai-agents': { name: { en: 'AI agents and chatbots', pt: 'Agentes de IA e chatbots' } },
  'ai-consulting': { name: { en: 'AI consulting', pt: 'Consultoria em IA' } },
  'website-development': { name: { en: 'Website development', pt: 'Desenvolvimento de sites' } },
  // Any of those by trade, which has no page of its own.
  'landing-page': {
    name: { en: 'Landing page', pt: 'Landing page' },
    plans: landingPlanNames,
  },
  'landing-page-imobiliaria': {
    name: { en: 'Real-estate landing page', pt: 'Landing page para imobiliárias' },
    plans: landingPlanNames,
  },
  'landing-page-consultoria': {
    name: { en: 'Consultancy landing page', pt: 'Landing page para consultorias' },
    plans: landingPlanNames,
  },
  'landing-page-eventos': {
    name: { en: 'Event landing page', pt: 'Landing page para eventos' },
    plans: landingPlanNames,
  },
  'landing-page-locadora': {
    name: { en: 'Vehicle rental landing page', pt: 'Landing page para locadoras de veículos' },
    plans: landingPlanNames,
  },
  'landing-page-advogados': {
    name: { en: 'Law firm website', pt: 'Site para advogados' },
  },
  'photo-restoration': { name: { en: 'Photo restoration', pt: 'Restauração de fotos antigas' } },
  community: { name: { en: 'Deals community', pt: 'Comunidade de achadinhos' } },
  'telegram-manager': {
    name: { en: 'Telegram group manager', pt: 'Gerenciador de grupos no Telegram' },
  },
  'whatsapp-bot': { name: { en: 'WhatsApp business bot', pt: 'Robô de atendimento no WhatsApp' } },
  'shopee-deal-hunter': { name: { en: 'Shopee deal hunter', pt: 'Caçador de ofertas da Shopee' } },
} satisfies Record<string, Offer>;

export type OfferId = keyof typeof offers;

export const offerIds = Object.keys(offers) as OfferId[];

export const offerRow = (id: OfferId): Offer => offers[id];

export const isOffer = (id: string): id is OfferId => Object.hasOwn(offers, id);
