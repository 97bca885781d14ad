/** The figures of the privacy policy: every page that promises one of them reads it here. */
export const privacyFacts = {
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
