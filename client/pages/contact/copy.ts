import { words } from '../../../shared/copy';

export const copy = words({
  head: {
    title: { en: 'Contact: WhatsApp, email or phone', pt: 'Contato: WhatsApp, e-mail ou telefone' },
    description: {
      en: 'Write on WhatsApp or by email, or call us: what do you want to extract, automate or publish? A short message is enough. A person replies.',
      pt: 'Escreva no WhatsApp ou por e-mail, ou ligue. Conte o que você quer extrair, automatizar ou publicar; uma mensagem curta basta.',
    },
  },
  kicker: { en: 'Contact: ask for a quote', pt: 'Contato: peça um orçamento' },
  title: { en: 'Tell us what you need', pt: 'Conte do que você precisa' },
  lead: {
    en: 'Documents, automation, a website or something else: write it in your own words.',
    pt: 'Documentos, automação, site ou outra coisa: escreva do seu jeito.',
  },
  terms: {
    en: 'You get a written quote. You owe nothing until you accept it.',
    pt: 'O orçamento vem por escrito. Você só paga se aceitar.',
  },
  about: { en: 'Offer', pt: 'Oferta' },
  monthly: {
    en: (price: string) => `${price} a month`,
    pt: (price: string) => `${price} por mês`,
  },
  chat: {
    title: {
      en: (name: string) => `${name} on WhatsApp`,
      pt: (name: string) => `${name} no WhatsApp`,
    },
    text: {
      en: 'Your message is already written; edit it before sending.',
      pt: 'A mensagem já vai escrita; mude o que quiser antes de enviar.',
    },
    reply: {
      en: (name = 'A person') => `${name} will reply.`,
      pt: (name = 'gente') => `Quem responde é ${name}.`,
    },
    button: { en: 'Start the chat on WhatsApp', pt: 'Chamar no WhatsApp' },
    email: { en: 'Write us an email', pt: 'Escrever um e-mail' },
  },
  info: {
    response: {
      en: (hours: string) => `We reply within ${hours}\u00a0business hours.`,
      pt: (hours: string) => `A gente responde em até ${hours}\u00a0horas úteis.`,
    },

    title: { en: 'Prefer email or phone?', pt: 'Prefere e-mail ou telefone?' },
    email: { en: 'Email us', pt: 'Escreva por e-mail' },
    phone: { en: 'Phone', pt: 'Telefone' },
    company: { en: 'Company', pt: 'Empresa' },
  },
  next: {
    title: { en: 'What happens next', pt: 'O que acontece depois' },
    steps: [
      {
        en: 'You write to us, with a sample document or a link if you have one.',
        pt: 'Você conta do que precisa e, se ajudar, manda um documento, uma foto ou um link.',
      },
      {
        en: 'If something’s missing, we ask. If we can’t help, we say so.',
        pt: 'Se faltar algo, a gente pergunta. Se não for trabalho para a gente, você fica sabendo.',
      },
      {
        en: 'The quote gives scope, dates and price.',
        pt: 'O orçamento diz o que entra, o prazo e o preço.',
      },
    ],
  },
  form: {
    title: {
      en: 'Or write it here, then send it on WhatsApp',
      pt: 'Ou escreva aqui e mande pelo WhatsApp',
    },
    text: {
      en: 'Only the message is required.',
      pt: 'Só a mensagem é obrigatória.',
    },
  },
});
