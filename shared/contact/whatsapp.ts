import type { Declared } from '../declared';
import type { Lang } from '../languages';
import { defaultMessage, labels, messages } from './messages';
import { findPlan, findSource, type SourceId } from './sources';

/** What a contact address says about its reader: where they come from and which plan they chose. */
export type Enquiry = {
  source: SourceId | undefined;
  plan: string | undefined;
  subject: string | undefined;
};

/** Reads declared parameters as an enquiry, the plan named in the reader's language. */
export const readEnquiry = (declared: Declared, lang: Lang): Enquiry => {
  const source = findSource(declared.sourcePage ?? '');
  const plan = findPlan(source, declared.plan ?? declared.plano ?? '');
  return { source, plan: plan?.name[lang], subject: declared.subject };
};

/** Lines of `Label: value` in a language, those without a value left out. */
const detailLines = (
  details: Partial<Record<keyof typeof labels, string | undefined>>,
  lang: Lang,
): string[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap((label) => {
    const value = details[label]?.trim();
    return value ? [`${labels[label][lang]}: ${value}`] : [];
  });

/** The message that WhatsApp opens with: a greeting by source, then the plan and the subject. */
export const composeMessage = ({ source, plan, subject }: Enquiry, lang: Lang): string => {
  const greeting = (source ? messages[source] : defaultMessage)[lang];
  return [greeting, ...detailLines({ plan, subject }, lang)].join('\n');
};

/** A click-to-chat link with a prefilled message, the number as digits with the country code. */
export const whatsappLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** Where the contact form is sent; wa.me redirects here, so a policy has to list both. */
export const whatsappForm = 'https://api.whatsapp.com/send';

/** Every host that a form of ours may reach, redirects included (CSP `form-action`). */
export const formHops = ['https://api.whatsapp.com', 'https://wa.me'] as const;
