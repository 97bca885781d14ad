import { words } from '../../../shared/copy';

export const copy = words({
  byQuote: { en: 'By quote', pt: 'Por orçamento' },
  freeQuote: {
    en: 'Free quote and first talk, on WhatsApp or by email.',
    pt: 'Orçamento e conversa grátis, por WhatsApp ou e-mail.',
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
