import type { Lang } from '../../shared/languages';
import { offerHref, productAddress } from '../../shared/links';
import { type OfferId, offerRow } from '../../shared/offers';

const listed = [
  'barcode-extractor',
  'telegram-manager',
  'ocr-document-pro',
  'process-automation',
  'data-engineering',
  'ai-consulting',
] as const satisfies readonly OfferId[];

/**
 * The six offers in the footer. The Telegram manager has no page: its promised address redirects to the
 * products on the home page.
 */
export const footerLinks = (lang: Lang): { href: string; name: string }[] =>
  listed.map((id) => ({
    name: offerRow(id).name[lang],
    href: id === 'telegram-manager' ? productAddress(id, lang) : offerHref(id, lang),
  }));
