import {
  isOffer,
  landingPlanNames,
  type OfferId,
  offerIds,
  offerRow,
  type PlanName,
} from '../offers';
import { type PageId, pageIds, pageLangs, pagePath } from '../pages';

/** Where a visitor comes from: a page, or an offer that may have no page. */
export type SourceId = PageId | OfferId;

/** Every value that `sourcePage` may take -> what it means: offers and pages by id, pages by path too. */
const sources = new Map<string, SourceId>([
  ...[...offerIds, ...pageIds].map((id) => [id, id] as const),
  ...pageIds.flatMap((id) => pageLangs(id).map((lang) => [pagePath(id, lang), id] as const)),
]);

/** The source that a `sourcePage` value names, if it is one of ours. */
export const findSource = (value: string): SourceId | undefined => sources.get(value);

/** Every `sourcePage` value that the site knows, for tests that walk the finite set. */
export const sourceValues = (): readonly string[] => [...sources.keys()];

/** The plans of a source, in the order of their price; the home page sells those of the landing pages. */
export const plansOf = (source: SourceId): readonly PlanName[] => {
  if (source === 'home') return landingPlanNames;
  return (isOffer(source) && offerRow(source).plans) || [];
};

/** The plan of a source that a `plan` or `plano` value names, by id or by the name a reader sees in any language. */
export const findPlan = (source: SourceId | undefined, value: string): PlanName | undefined =>
  source &&
  plansOf(source).find(({ id, name }) => value === id || Object.values(name).includes(value));

/** The `subject` values of the buttons on the law firm page, and the words that readers see. */
const subjectNames = {
  'Site para Advogados': 'Site para advogados',
  'Orçamento Landing Page Jurídica': 'Orçamento de landing page jurídica',
  'Site Profissional para Advogado': 'Site para advogado autônomo',
  'Orçamento Site Jurídico': 'Orçamento de site jurídico',
} as const;

export type Subject = keyof typeof subjectNames;

export const subjects = Object.keys(subjectNames) as [Subject, ...Subject[]];

export const findSubject = (value: string): Subject | undefined =>
  subjects.find((subject) => subject === value);

/** A subject as readers see it. */
export const subjectName = (subject: Subject): string => subjectNames[subject];

/** The ids of the subjects in the log. */
const subjectIds: Record<Subject, string> = {
  'Site para Advogados': 'site',
  'Orçamento Landing Page Jurídica': 'landing-page-quote',
  'Site Profissional para Advogado': 'professional-site',
  'Orçamento Site Jurídico': 'site-quote',
};

/** The id of a subject, if it is one of ours. */
export const subjectId = (value = ''): string | undefined => {
  const subject = findSubject(value);
  return subject && subjectIds[subject];
};
