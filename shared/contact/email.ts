import type { Lang } from '../languages';
import { isOffer, offerRow } from '../offers';
import type { Enquiry } from './enquiry';
import { composeMessage } from './whatsapp';

/**
 * A `mailto:` link with the message that WhatsApp would get, and the subject of the enquiry. Line breaks are CR LF
 * (RFC 6068, section 5).
 */
export const emailLink = (address: string, enquiry: Enquiry, lang: Lang): string => {
  const { source, subject } = enquiry;
  const about = subject ?? (source && isOffer(source) ? offerRow(source).name[lang] : undefined);
  const body = composeMessage(enquiry, lang).replaceAll('\n', '\r\n');
  const fields = [about && `subject=${encodeURIComponent(about)}`];
  return `mailto:${address}?${[...fields, `body=${encodeURIComponent(body)}`].filter(Boolean).join('&')}`;
};
