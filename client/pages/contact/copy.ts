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
      en: 'Your message is already written. Change it in WhatsApp if you like.',
      pt: 'A mensagem já vai escrita. Mude o que quiser no WhatsApp.',
    },
    reply: {
      en: (name = 'A person') => `${name} will reply.`,
      pt: (name = 'gente') => `Quem responde é ${name}.`,
    },
    button: { en: 'Start the chat on WhatsApp', pt: 'Chamar no WhatsApp' },
    /** Followed by the number. */
    computer: {
      en: 'This opens WhatsApp Web. To write from your phone, message',
      pt: 'O botão abre o WhatsApp Web. Prefere o celular? Chame',
    },
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
        en: 'You get a written quote with scope, dates and price. You owe nothing until you accept it.',
        pt: 'Você recebe o orçamento por escrito: o que entra, o prazo e o preço. Até você aprovar, não custa nada.',
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
