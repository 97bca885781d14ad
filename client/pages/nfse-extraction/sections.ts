/** The sections of the table of contents, in order. */
export const sectionIds = [
  'features',
  'uses',
  'request',
  'answer',
  'errors',
  'limits',
  'plans',
  'start',
  'support',
] as const;

export type SectionId = (typeof sectionIds)[number];
