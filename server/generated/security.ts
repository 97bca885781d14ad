import { langs } from '../../shared/languages';
import type { Site } from '../../shared/site';
import { securityPath } from './addresses';
import type { GeneratedFile } from './generatedFile';

/** Months until the file expires (RFC 9116, section 2.5.5, recommends less than a year). */
const holds = 11;

/** The first moment of the month that is so many months after a date. */
const monthAfter = (date: Date, months: number): string =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months))
    .toISOString()
    .replace('.000', '');

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It changes once a month. Without https it has
 * no Canonical, which must be an https address (section 2.5.2).
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
