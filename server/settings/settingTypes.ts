import * as z from 'zod';
import { readTaxId } from './taxId';

/** The levels of the log, the least important first. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** An absolute address. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
});

const cidr = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

/** A text as `read` understands it; undefined from `read` is a fault with this message. */
const readBy = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context): Value => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue(message);
    return z.NEVER;
  });

/** A hop count or a list of networks; never `true`, which would believe any header of anybody. */
export const trustProxy = readBy((text): number | string[] | undefined => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  const valid = (network: string) => cidr.safeParse(network).success && !network.endsWith('/0');
  return networks.every(valid) ? networks : undefined;
}, 'must be a number of hops or a comma-separated list of networks in CIDR form, none of them /0');

/** Scheme and host; whatever else an address has is a fault. */
export const origin = webAddress.transform((value, context) => {
  const url = new URL(value);
  if (url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password)
    return url.origin;
  context.addIssue('must be a scheme and a host only, such as https://www.example.com');
  return z.NEVER;
});

/**
 * An address that paths are added to, without a slash at its end. Of what an address may have, only what every
 * language of the samples and Markdown read alike: no user, no query, no braces, no escapes.
 */
export const baseUrl = readBy((text): string | undefined => {
  const isPlain = /^https?:\/\/(\[[\da-f:]+\]|[\w.-]+)(:\d+)?(\/[\w.~@+=,-]*)*$/i.test(text);
  return isPlain && text.length <= 200 && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined;
}, 'must be an http or https address of scheme, host and plain path: more is added at its end');

/** A path below a base URL. */
export const urlPath = z
  .string()
  .max(100)
  .regex(/^(\/\w[\w.~-]*)+$/, 'must be a path such as /extract-codes');

/** Headers that the samples set themselves, or that HTTP itself needs. */
const ownHeaders = [
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'prefer',
  'te',
  'transfer-encoding',
  'upgrade',
];

const isHeaderName = (name: string): boolean =>
  /^[A-Za-z][\w-]{0,63}$/.test(name) && !ownHeaders.includes(name.toLowerCase());

/** The name of a request header. */
export const headerName = z
  .string()
  .refine(isHeaderName, 'must be the name of a header, such as X-Api-Key');

/** A request header with its value, which every sample quotes: printable ASCII without quotes and backslashes. */
export const header = readBy((text): { name: string; value: string } | undefined => {
  const [, name = '', value = ''] = /^([^:]+): *([!#-&(-[\]-~]+)$/.exec(text) ?? [];
  const isExact = value.length <= 200 && !/[{}]/.test(value.replaceAll('{host}', ''));
  return isHeaderName(name) && value && isExact ? { name, value } : undefined;
}, 'must be a header with its value, such as X-Store-Host: {host}');

/** A whole number of these digits, up to a maximum. */
const wholeNumber = (digits: RegExp, max: number, message: string) =>
  readBy((text) => (digits.test(text) && Number(text) <= max ? Number(text) : undefined), message);

/** A port; 0 is any that is free. */
export const port = wholeNumber(/^\d{1,5}$/, 65_535, 'must be a port number');

/** How long something lasts. */
export const seconds = (min: 0 | 1, max: number) =>
  wholeNumber(min ? /^[1-9]\d{0,3}$/ : /^\d{1,4}$/, max, `must be whole seconds, ${min} to ${max}`);

/** Hours of business, at least one. */
export const hours = wholeNumber(/^[1-9]\d?$/, 99, 'must be whole hours, from 1 to 99');

/** Words in one line, which pages show as they are. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'must be one line');

/** A picture of this site, in a file of `public/`. */
export const ownPicture = z
  .string()
  .regex(
    /^\/[\w/-]+\.(jpe?g|png|webp|avif)$/,
    'must be the path of a picture in public/, such as /owner.jpg',
  );

/** Customers, each with an address where a reader may check it. */
export const customers = readBy((text): { name: string; url: string }[] | undefined => {
  const all = text.split(';').map((one) => one.split('|').map((part) => part.trim()));
  const valid = all.every(
    ([name, url, ...rest]) => name && webAddress.safeParse(url).success && rest.length === 0,
  );
  return valid ? all.map(([name = '', url = '']) => ({ name, url })) : undefined;
}, 'must be names with addresses: Name|https://name.example;Other|https://other.example');

/** A Brazilian company's number (CNPJ), with or without punctuation. */
export const taxId = readBy(
  readTaxId,
  'must be a CNPJ: 12 digits or letters and the 2 check digits that belong to them',
);
