import type { Lang, Localized } from '../languages';
import {
  findPlan,
  findSource,
  findSubject,
  type SourceId,
  subjectId,
  subjectName,
} from './sources';

/** The query parameters of the contact page, as links write them. */
export type ContactParams = Readonly<{
  sourcePage?: string;
  plan?: string;
  plano?: string;
  subject?: string;
}>;

/** The parameter for a plan in the addresses of each language. */
export const planParameter: Localized<'plan' | 'plano'> = { en: 'plan', pt: 'plano' };

/**
 * Reads the parameters that have one of our values, each as the id of what it means: all spellings of an enquiry are
 * one variant of the page.
 */
export const readContactParams = (query: URLSearchParams): ContactParams => {
  const source = findSource(query.get('sourcePage') ?? '');
  const [plan] = Object.values(planParameter).flatMap(
    (name) => findPlan(source, query.get(name) ?? '') ?? [],
  );
  const subject = findSubject(query.get('subject') ?? '');
  return {
    ...(source && { sourcePage: source }),
    ...(plan && { plan: plan.id }),
    ...(subject && { subject }),
  };
};

/** What a contact address tells about the visitor: where they come from and what they chose. */
export type Enquiry = {
  source: SourceId | undefined;
  plan: string | undefined;
  subject: string | undefined;
  /** Where the visitor comes from, for whoever answers: ids of our tables, such as `ai-agents` or `ocr-document-pro/Basic`. */
  ref?: string;
};

const findEnquiry = ({ sourcePage = '', plan, plano, subject }: ContactParams) => {
  const source = findSource(sourcePage);
  return {
    source,
    plan: findPlan(source, plan ?? plano ?? ''),
    subject: findSubject(subject ?? ''),
  };
};

/** Reads allowed parameters as an enquiry, the plan named in the reader's language. */
export const readEnquiry = (params: ContactParams, lang: Lang): Enquiry => {
  const { source, plan, subject } = findEnquiry(params);
  const ref = [source, plan?.id, subjectId(subject)].filter(Boolean).join('/');
  return {
    source,
    plan: plan?.name[lang],
    subject: subject && subjectName(subject),
    ...(ref && { ref }),
  };
};

/** An enquiry by ids of our tables, for log and metrics; never text of a visitor. */
export const enquiryIds = (params: ContactParams) => {
  const { source, plan, subject } = findEnquiry(params);
  return { source, plan: plan?.id, subject: subjectId(subject) };
};
