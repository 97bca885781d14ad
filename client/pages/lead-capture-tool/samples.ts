import type { Localized } from '../../../shared/languages';
import type { SourceId } from './data';

/** A row of the spreadsheet, made by one visit. */
export type Row = {
  time: string;
  name: string;
  phone: string;
  source: string;
  campaign: string;
};

/** A visit, and what the visitor saw before it. */
export type Visit = Row & { seen: string };

export type Sheet = { earlier: readonly Row[]; visits: Record<SourceId, Visit> };

/** Invented contacts of an invented cabinet shop; they have placeholder names. */
export const sheet: Localized<Sheet> = {
  en: {
    earlier: [
      {
        time: 'Thu 6:20 p.m.',
        name: 'Richard Roe',
        phone: '(000) 555-0107',
        source: 'Google',
        campaign: 'custom-kitchens',
      },
      {
        time: 'Thu 11:05 p.m.',
        name: 'Mary Major',
        phone: '(000) 555-0115',
        source: 'Instagram',
        campaign: 'before-after',
      },
    ],
    visits: {
      instagram: {
        time: 'Fri 9:47 p.m.',
        name: 'Jane Roe',
        phone: '(000) 555-0142',
        source: 'Instagram',
        campaign: 'before-after',
        seen: 'a before-and-after post',
      },
      google: {
        time: 'Fri 12:08 p.m.',
        name: 'John Doe',
        phone: '(000) 555-0163',
        source: 'Google',
        campaign: 'custom-kitchens',
        seen: 'a search for custom kitchens',
      },
      qr: {
        time: 'Fri 8:15 a.m.',
        name: 'Janie Doe',
        phone: '(000) 555-0188',
        source: 'QR code',
        campaign: 'delivery-van',
        seen: 'a sticker on the van',
      },
    },
  },
  pt: {
    earlier: [
      {
        time: 'qui 18h20',
        name: 'Beltrana Modelo',
        phone: '(00) 90000-0007',
        source: 'Google',
        campaign: 'cozinha-planejada',
      },
      {
        time: 'qui 23h05',
        name: 'Sicrano Exemplo',
        phone: '(00) 90000-0015',
        source: 'Instagram',
        campaign: 'antes-e-depois',
      },
    ],
    visits: {
      instagram: {
        time: 'sex 21h47',
        name: 'Fulana de Tal',
        phone: '(00) 90000-0042',
        source: 'Instagram',
        campaign: 'antes-e-depois',
        seen: 'post de antes e depois',
      },
      google: {
        time: 'sex 12h08',
        name: 'Beltrano de Tal',
        phone: '(00) 90000-0063',
        source: 'Google',
        campaign: 'cozinha-planejada',
        seen: 'busca por cozinha',
      },
      qr: {
        time: 'sex 8h15',
        name: 'Sicrana de Tal',
        phone: '(00) 90000-0088',
        source: 'QR Code',
        campaign: 'van-de-entrega',
        seen: 'adesivo na van de entrega',
      },
    },
  },
};
