import type { Lang } from '../languages';
import { isOffer, offerRow } from '../offers';
import type { Enquiry } from './enquiry';
import { composeMessage } from './whatsapp';

/**
 * A link that opens an email with the message that WhatsApp would get, and a subject line where the
 * enquiry has one: who cannot use WhatsApp need not say again what they came for. Line breaks are
 * CR LF, as RFC 6068 asks.
 */
export const emailLink = (address: string, enquiry: Enquiry, lang: Lang): string => {
  const { source, subject } = enquiry;
  const about = subject ?? (source && isOffer(source) ? offerRow(source).name[lang] : undefined);
  const body = composeMessage(enquiry, lang).replaceAll('\n', '\r\n');
  const fields = [about && `subject=${encodeURIComponent(about)}`];
  return `mailto:${address}?${[...fields, `body=${encodeURIComponent(body)}`].filter(Boolean).join('&')}`;
};
