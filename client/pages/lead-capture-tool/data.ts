import { adPageDays } from '../../../shared/delivery';

/** The visitors' sources, by the parameters of their links. */
export const sources = ['instagram', 'google', 'qr'] as const;

/** Where it arrives when the drawn form is sent. */
export const alertId = 'arrives';

export type SourceId = (typeof sources)[number];

/** The claimed changes, in percent. */
export const claims = {
  /** The maximum increase in percent. */
  leads: 320,
  conversion: { from: 200, to: 300 },
  /** The reduction in percent. */
  cost: 60,
  quality: 150,
  hours: 24,
  days: 7,
} as const;

/** The goals of a form with the fields that each asks for, from the shortest to the longest. */
export const goals = [
  { id: 'newsletter', asks: ['email'] },
  { id: 'download', asks: ['name', 'email'] },
  { id: 'waiting', asks: ['name', 'phone'] },
  { id: 'webinar', asks: ['name', 'email', 'phone'] },
  { id: 'appointment', asks: ['name', 'phone', 'service', 'day'] },
  { id: 'quote', asks: ['name', 'phone', 'place', 'job', 'photo'] },
] as const;

export type Step = { id: string; days?: { from: number; to: number } };

/** The steps; those after the quote have planned working days. */
export const steps = [
  { id: 'talk' },
  { id: 'price' },
  { id: 'goal', days: { from: 1, to: 2 } },
  { id: 'draft', days: { from: 3, to: 4 } },
  { id: 'build', days: { from: 5, to: 7 } },
  { id: 'connect', days: { from: 8, to: 8 } },
  { id: 'test', days: { from: 9, to: 9 } },
  { id: 'live', days: { from: adPageDays.to, to: adPageDays.to } },
] as const satisfies readonly Step[];

/** The cost of each source in the example month, and its results. */
export type Month = { spent: number; contacts: number; bought: number };

/** Google's contacts cost more than Instagram's and its customers less, and those of the QR code least: the text relies on it. */
export const month: Record<SourceId, Month> = {
  instagram: { spent: 600, contacts: 40, bought: 4 },
  google: { spent: 900, contacts: 30, bought: 9 },
  qr: { spent: 120, contacts: 8, bought: 2 },
};
