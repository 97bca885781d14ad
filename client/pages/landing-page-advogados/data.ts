import type { Subject } from '../../../shared/contact/sources';
import { lawFirmDays } from '../../../shared/delivery';
import type { OfferId } from '../../../shared/offers';

export const offer = 'landing-page-advogados' satisfies OfferId;

/** The contact subject of each button, by the reader's situation. */
export const subjects = {
  office: 'Site para Advogados',
  landing: 'Orçamento Landing Page Jurídica',
  alone: 'Site Profissional para Advogado',
  quote: 'Orçamento Site Jurídico',
} as const satisfies Record<string, Subject>;

export type Situation = keyof typeof subjects;

export const situations = Object.keys(subjects) as Situation[];

/** The last working days of writing and of building; the remaining days are for the client's review. */
const [written, built] = [6, 12];

/** The stages of the work, with their first and last working day. */
export const stages = [
  { id: 'write', from: 1, to: written },
  { id: 'build', from: written + 1, to: built },
  { id: 'review', from: built + 1, to: lawFirmDays },
] as const;

export const rating = 5;

/** First names with an initial; no real persons. */
export const voices = [
  { id: 'labour', name: 'Helena M.' },
  { id: 'family', name: 'Otávio R.' },
  { id: 'business', name: 'Lívia S.' },
] as const;
