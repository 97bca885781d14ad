import { langs } from '../../shared/languages';
import type { Site } from '../../shared/site';
import { securityPath } from './addresses';
import type { GeneratedFile } from './generatedFile';

/** Months after the present one in which the text still holds: it asks for less than a year. */
const holds = 11;

/** The first moment of a month, counted from that of a date. */
const monthAfter = (date: Date, months: number): string =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months))
    .toISOString()
    .replace('.000', '');

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. The same for a whole month. Canonical
 * is left out where the site is not on https: the standard allows no other (section 2.5.2).
 */
export const securityTxt = ({ origin, email }: Site, now: Date): GeneratedFile => ({
  address: securityPath,
  type: 'text/plain; charset=utf-8',
  text: [
    `Contact: mailto:${email}`,
    `Expires: ${monthAfter(now, holds)}`,
    `Preferred-Languages: ${langs.join(', ')}`,
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}${securityPath}`] : []),
    '',
  ].join('\n'),
});
