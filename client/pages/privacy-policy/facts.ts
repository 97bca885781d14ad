/** The figures of the policy, shared by both languages. */
export const facts = {
  effective: '2023-07-01',
  minimumAge: 13,
  /** The deadline for answering a request (LGPD, art. 19, II). */
  answerDays: 15,
  /** Retention of a file sent for extraction. */
  fileHours: 24,
  crashDays: 90,
  /** Retention of access records (Law 12.965/2014, art. 15). */
  accessMonths: 6,
  idleMonths: 24,
  /** Retention of messages and requests (Law 8.078/1990, art. 27). */
  messageYears: 5,
  backupDays: 30,
} as const;

/** The sections in order; their ids are the anchors in both languages. */
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
