import type { Lang } from '../languages';
import type { Enquiry } from './enquiry';
import { defaultMessage, labels, messages } from './messages';

/** Lines of `Label: value` in a language, without those that have no value. */
const detailLines = (
  details: Partial<Record<keyof typeof labels, string | undefined>>,
  lang: Lang,
): string[] =>
  (Object.keys(labels) as (keyof typeof labels)[]).flatMap((label) => {
    const value = details[label]?.trim();
    return value ? [`${labels[label][lang]}: ${value}`] : [];
  });

/** The message that WhatsApp opens with: a greeting by source, plan and subject, and where the visitor comes from. */
export const composeMessage = ({ source, plan, subject, ref }: Enquiry, lang: Lang): string => {
  const greeting = (source ? messages[source] : defaultMessage)[lang];
  const end = ref ? [`(ref: ${ref})`] : [];
  return [greeting, ...detailLines({ plan, subject }, lang), ...end].join('\n');
};

/** A click-to-chat link with a prefilled message, the number as digits with the country code. */
export const whatsappLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** The target of the contact form. wa.me redirects here, so `formActionHosts` lists both. */
export const whatsappForm = 'https://api.whatsapp.com/send';

/** The hosts that our forms may reach, with redirects (CSP `form-action`). */
export const formActionHosts = ['https://api.whatsapp.com', 'https://wa.me'] as const;
