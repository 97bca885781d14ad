import type { Lang, Localized } from '../../shared/languages';
import type { OfferId } from '../../shared/offers';

/** The six offers that the footer names on a phone as well, as specified. */
const first: readonly OfferId[] = [
  'barcode-extractor',
  'telegram-manager',
  'ocr-document-pro',
  'process-automation',
  'data-engineering',
  'ai-consulting',
];

export const isFirst = (offer: OfferId): boolean => first.includes(offer);

const inBoth = {
  documents: [
    'ocr-document-pro',
    'nfse-extraction',
    'invoice-extraction',
    'barcode-extractor',
    'ai-extractor-api',
  ],
  routine: ['process-automation', 'ai-agents', 'data-engineering', 'ai-consulting', 'whatsapp-bot'],
  sites: ['website-development', 'lead-capture-tool'],
  more: ['nano-banana-api', 'affiliate-link-generator', 'telegram-manager', 'shopee-deal-hunter'],
} as const satisfies Record<string, readonly OfferId[]>;

export type OfferGroup = keyof typeof inBoth;

const groupNames = Object.keys(inBoth) as OfferGroup[];

/** What is sold in one language only. */
const inOne: Localized<Partial<Record<OfferGroup, readonly OfferId[]>>> = {
  en: {},
  pt: {
    sites: [
      'landing-page-eventos',
      'landing-page-imobiliaria',
      'landing-page-locadora',
      'landing-page-consultoria',
      'landing-page-advogados',
    ],
    more: ['photo-restoration', 'community'],
  },
};

/** All offers of a language, in groups. */
export const offerGroups = (lang: Lang): [OfferGroup, readonly OfferId[]][] =>
  groupNames.map((group) => [group, [...inBoth[group], ...(inOne[lang][group] ?? [])]]);
