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
