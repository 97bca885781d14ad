import { words } from '../../../shared/copy';

export const copy = words({
  freeTalk: { en: 'First conversation free', pt: 'Conversa grátis' },
  open: { en: 'Open now', pt: 'Aberto agora' },
  days: { en: 'Mon–Sat, Brasília time', pt: 'Segunda a sábado' },
  onWhatsApp: { en: 'on WhatsApp', pt: 'pelo WhatsApp' },
  freeQuote: {
    en: 'The first conversation and the quote are free, on WhatsApp or by email.',
    pt: 'Orçamento e primeira conversa grátis, por WhatsApp ou e-mail.',
  },
  from: {
    en: (price: string) => `From ${price}`,
    pt: (price: string) => `A partir de ${price}`,
  },
  monthly: {
    en: (price: string) => `From ${price} a month`,
    pt: (price: string) => `A partir de ${price} por mês`,
  },
  freeThen: {
    en: (price: string) => `Free, then from ${price} a month`,
    pt: (price: string) => `Grátis ou a partir de ${price} por mês`,
  },
  key: { en: 'Get a key', pt: 'Pegar a chave' },
});
