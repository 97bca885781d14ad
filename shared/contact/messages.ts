import type { Localized } from '../languages';
import type { SourceId } from './sources';

/** The first message of a visitor without a source. */
export const defaultMessage: Localized<string> = {
  en: 'Hello! I found you through your website and would like to talk about a project.',
  pt: 'Olá! Encontrei vocês pelo site e quero conversar sobre um projeto.',
};

export const messages: Record<SourceId, Localized<string>> = {
  home: {
    en: 'Hello! I would like to know what you can do for my company.',
    pt: 'Olá! Quero saber o que vocês podem fazer pela minha empresa.',
  },
  contact: defaultMessage,
  'privacy-policy': {
    en: 'Hello! I have a question about your privacy policy.',
    pt: 'Olá! Tenho uma dúvida sobre a política de privacidade.',
  },
  'ocr-document-pro': {
    en: 'Hello! I would like to try OCR Document Pro with my own documents.',
    pt: 'Olá! Quero testar o OCR Document Pro com os meus documentos.',
  },
  'nfse-extraction': {
    en: 'Hello! I have a question about the NFSe Extraction API.',
    pt: 'Olá! Tenho uma dúvida sobre a API de extração de NFSe.',
  },
  'invoice-extraction': {
    en: 'Hello! I have a question about the Invoice Extraction API.',
    pt: 'Olá! Tenho uma dúvida sobre a API de extração de invoices (faturas).',
  },
  'barcode-extractor': {
    en: 'Hello! I have a question about the Barcode and QR Extractor.',
    pt: 'Olá! Tenho uma dúvida sobre o extrator de códigos de barras e QR Code.',
  },
  'nano-banana-api': {
    en: 'Hello! I have a question about the Image API, for generating and editing images.',
    pt: 'Olá! Tenho uma dúvida sobre a API de geração e edição de imagens.',
  },
  'lead-capture-tool': {
    en: 'Hello! I would like a page that captures leads for my business.',
    pt: 'Olá! Quero uma página de captura de leads para o meu negócio.',
  },
  'ai-extractor-api': {
    en: 'Hello! I need data from my documents and would like to know more about the AI Extractor API.',
    pt: 'Olá! Preciso extrair dados de documentos e quero saber mais sobre a API de extração com IA.',
  },
  'affiliate-link-generator': {
    en: 'Hello! I would like to use the affiliate link generator.',
    pt: 'Olá! Quero usar o gerador de links de afiliado.',
  },
  'process-automation': {
    en: 'Hello! There is a process in my company that I would like to automate.',
    pt: 'Olá! Tenho um processo na empresa que quero automatizar.',
  },
  'data-engineering': {
    en: 'Hello! I would like to bring my company’s data together and see it in dashboards.',
    pt: 'Olá! Quero reunir os dados da minha empresa em painéis.',
  },
  'ai-agents': {
    en: 'Hello! I would like an AI agent to answer my customers.',
    pt: 'Olá! Quero um agente de IA para atender os meus clientes.',
  },
  'ai-consulting': {
    en: 'Hello! I would like to find out where AI pays off in my company.',
    pt: 'Olá! Quero descobrir onde a IA dá resultado na minha empresa.',
  },
  'website-development': {
    en: 'Hello! I would like a quote for a website.',
    pt: 'Olá! Quero um orçamento para um site.',
  },
  'landing-page': {
    en: 'Hello! I would like a landing page for my business.',
    pt: 'Olá! Quero uma landing page para o meu negócio.',
  },
  'landing-page-imobiliaria': {
    en: 'Hello! I would like a landing page for a property.',
    pt: 'Olá! Quero uma landing page para um imóvel.',
  },
  'landing-page-consultoria': {
    en: 'Hello! I would like a landing page for my consultancy.',
    pt: 'Olá! Quero uma landing page para a minha consultoria.',
  },
  'landing-page-eventos': {
    en: 'Hello! I would like a landing page for my event.',
    pt: 'Olá! Quero uma landing page para o meu evento.',
  },
  'landing-page-locadora': {
    en: 'Hello! I would like a landing page for my vehicle rental company.',
    pt: 'Olá! Quero uma landing page para a minha locadora de veículos.',
  },
  'landing-page-advogados': {
    en: 'Hello! I would like a website or a landing page for my law firm.',
    pt: 'Olá! Quero um site ou uma landing page para o meu escritório de advocacia.',
  },
  'photo-restoration': {
    en: 'Hello! I have an old photograph that I would like to have restored.',
    pt: 'Olá! Tenho uma foto antiga que quero restaurar.',
  },
  community: {
    en: 'Hello! I would like to join the deals community.',
    pt: 'Olá! Quero entrar no grupo de achadinhos.',
  },
  'architecture-studio': {
    en: 'Hello! I saw the architecture studio that you built as an example and would like a website too.',
    pt: 'Olá! Vi o estúdio de arquitetura e quero um site para o meu negócio.',
  },
  'telegram-manager': {
    en: 'Hello! I would like to know more about the Telegram group manager.',
    pt: 'Olá! Quero saber mais sobre o gerenciador de grupos no Telegram.',
  },
  'whatsapp-bot': {
    en: 'Hello! I would like to know more about the WhatsApp business bot.',
    pt: 'Olá! Quero saber mais sobre o robô de atendimento no WhatsApp.',
  },
  'shopee-deal-hunter': {
    en: 'Hello! I would like to know more about the Shopee deal hunter.',
    pt: 'Olá! Quero saber mais sobre o caçador de ofertas da Shopee.',
  },
};

/** The labels of details in a message. */
export const labels = {
  plan: { en: 'Plan', pt: 'Plano' },
  subject: { en: 'Subject', pt: 'Assunto' },
} satisfies Record<string, Localized<string>>;
