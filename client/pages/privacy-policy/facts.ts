/** What the policy promises in figures; both languages take them from here. */
export const facts = {
  effective: '2023-07-01',
  minimumAge: 13,
  /** An answer to a request (LGPD, art. 19, II). */
  answerDays: 15,
  /** A file sent to be read. */
  fileHours: 24,
  crashDays: 90,
  /** Access records (Law 12.965/2014, art. 15). */
  accessMonths: 6,
  idleMonths: 24,
  /** Messages and requests (Law 8.078/1990, art. 27). */
  messageYears: 5,
  backupDays: 30,
} as const;

/** The sections in their order; the ids are the anchors, the same in both languages. */
export const sectionIds = [
  'responsible',
  'data',
  'purposes',
  'permissions',
  'retention',
  'recipients',
  'security',
  'rights',
  'children',
  'website',
  'changes',
  'contact',
] as const;

export type SectionId = (typeof sectionIds)[number];
