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

/** A hop count or a list of networks; never `true`, which would believe any header of anybody. */
export const trustProxy = z.string().transform((value, context): number | string[] => {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every((network) => cidr.safeParse(network).success)) return networks;
  context.addIssue('must be a number of hops or a comma-separated list of networks in CIDR form');
  return z.NEVER;
});

/** Scheme and host; whatever else an address has is a fault. */
export const origin = webAddress.transform((value, context) => {
  const url = new URL(value);
  if (url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password)
    return url.origin;
  context.addIssue('must be a scheme and a host only, such as https://www.example.com');
  return z.NEVER;
});

/** A port; 0 is any that is free. */
export const port = z.string().transform((value, context): number => {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  context.addIssue('must be a port number');
  return z.NEVER;
});

/** Longest drain, in seconds: the slowest balancers need less to notice that a server is not ready. */
const maxDrain = 300;

/** How long a drain lasts. */
export const seconds = z.string().transform((value, context): number => {
  if (/^\d{1,3}$/.test(value) && Number(value) <= maxDrain) return Number(value);
  context.addIssue(`must be whole seconds, ${maxDrain} at most`);
  return z.NEVER;
});

/** Hours of business, at least one. */
export const hours = z.string().transform((value, context): number => {
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  context.addIssue('must be whole hours, from 1 to 99');
  return z.NEVER;
});

/** A phone number without `+`. */
export const digits = (example: string) =>
  z.string().regex(/^\d{8,15}$/, `must be digits with the country code, such as ${example}`);

/** Words in one line, which pages show as they are. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'must be one line');

/** A Brazilian company's number (CNPJ), with or without punctuation. */
export const taxId = z.string().transform((value, context): string => {
  const read = readTaxId(value);
  if (read) return read;
  context.addIssue(
    'must be a CNPJ: 12 digits or letters and the 2 check digits that belong to them',
  );
  return z.NEVER;
});
