/** The sections that the contents list leads to, in order. */
export const sectionIds = [
  'features',
  'uses',
  'request',
  'answer',
  'errors',
  'plans',
  'start',
  'support',
] as const;

export type SectionId = (typeof sectionIds)[number];
