import type { Declared } from '../declared';
import type { Lang } from '../languages';
import { findPlan, findSource, type SourceId, subjectId } from './sources';

/** What a contact address says about its reader: where they come from and which plan they chose. */
export type Enquiry = {
  source: SourceId | undefined;
  plan: string | undefined;
  subject: string | undefined;
};

const findEnquiry = ({ sourcePage = '', plan, plano, subject }: Declared) => {
  const source = findSource(sourcePage);
  return { source, plan: findPlan(source, plan ?? plano ?? ''), subject };
};

/** Reads declared parameters as an enquiry, the plan named in the reader's language. */
export const readEnquiry = (declared: Declared, lang: Lang): Enquiry => {
  const { source, plan, subject } = findEnquiry(declared);
  return { source, plan: plan?.name[lang], subject };
};

/** An enquiry by ids of our tables, for log and metrics; never text of a visitor. */
export const enquiryIds = (declared: Declared) => {
  const { source, plan, subject } = findEnquiry(declared);
  return { source, plan: plan?.id, subject: subjectId(subject) };
};
