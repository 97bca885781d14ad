/** Where the visitors of the drawn page come from, by what their links say of it. */
export const sources = ['instagram', 'google', 'qr'] as const;

export type SourceId = (typeof sources)[number];

/** The claims for these pages, in per cent of what was before. */
export const claims = {
  /** At most this much more. */
  leads: 320,
  conversion: { from: 200, to: 300 },
  /** This much less. */
  cost: 60,
  quality: 150,
  hours: 24,
  days: 7,
} as const;

/** A working day at a counter, against which the hours of a page are drawn. */
export const counterHours = 9;

/** What forms ask for, and for what; from the shortest form to the longest. */
export const goals = [
  { id: 'newsletter', asks: ['email'] },
  { id: 'download', asks: ['name', 'email'] },
  { id: 'waiting', asks: ['name', 'phone'] },
  { id: 'webinar', asks: ['name', 'email', 'phone'] },
  { id: 'appointment', asks: ['name', 'phone', 'service', 'day'] },
  { id: 'quote', asks: ['name', 'phone', 'place', 'job', 'photo'] },
] as const;

export type Step = { id: string; days?: { from: number; to: number } };

/** The steps; those after the quote take working days, which we plan with. */
export const steps = [
  { id: 'talk' },
  { id: 'price' },
  { id: 'goal', days: { from: 1, to: 2 } },
  { id: 'draft', days: { from: 3, to: 4 } },
  { id: 'build', days: { from: 5, to: 7 } },
  { id: 'connect', days: { from: 8, to: 8 } },
  { id: 'test', days: { from: 9, to: 9 } },
  { id: 'live', days: { from: 10, to: 10 } },
] as const satisfies readonly Step[];

/** The working day on which the page goes on air. */
export const lastDay = Math.max(...steps.map(({ days }: Step) => days?.to ?? 0));

/** What a source cost in the month of the example, and what came of it. */
export type Month = { spent: number; contacts: number; bought: number };

/** Google's contacts cost more than Instagram's, and its customers less: the section says so. */
export const month: Record<SourceId, Month> = {
  instagram: { spent: 600, contacts: 40, bought: 4 },
  google: { spent: 900, contacts: 30, bought: 9 },
  qr: { spent: 120, contacts: 8, bought: 2 },
};
