import * as z from 'zod';
import type { Site } from '../shared/site';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const cidr = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()]);

/** A hop count or a list of networks; never `true`, which would believe any header of anybody. */
const trustProxy = z.string().transform((value, context): number | string[] => {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const networks = value.split(',').map((network) => network.trim());
  if (networks.every((network) => cidr.safeParse(network).success)) return networks;
  context.addIssue('must be a number of hops or a comma-separated list of networks in CIDR form');
  return z.NEVER;
});

const origin = webAddress.transform((value, context) => {
  const url = new URL(value);
  if (url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password)
    return url.origin;
  context.addIssue('must be a scheme and a host only, such as https://www.example.com');
  return z.NEVER;
});

const port = z.string().transform((value, context): number => {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  context.addIssue('must be a port number');
  return z.NEVER;
});

/** Longest drain, in seconds: the slowest balancers need less to notice that a server is not ready. */
const maxDrain = 300;

const seconds = z.string().transform((value, context): number => {
  if (/^\d{1,3}$/.test(value) && Number(value) <= maxDrain) return Number(value);
  context.addIssue(`must be whole seconds, ${maxDrain} at most`);
  return z.NEVER;
});

const digits = (example: string) =>
  z.string().regex(/^\d{8,15}$/, `must be digits with the country code, such as ${example}`);

const siteName = z.string().trim().min(1).max(40).default('Jandaia');

/** The brand of a build; the default where none is given or it is invalid. */
export const readSiteName = (given: string | undefined): string =>
  siteName.safeParse(given).data ?? siteName.parse(undefined);

/** Every setting with its default. The phone numbers have an area code (00) that does not exist. */
const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    SITE_ORIGIN: origin.optional(),
    LOG_LEVEL: z.enum(logLevels).default('info'),
    TRUST_PROXY: trustProxy.default(0),
    DRAIN_SECONDS: seconds.default(2),
    ROBOTS: z.enum(['index', 'noindex']).default('index'),
    SITE_NAME: siteName,
    WHATSAPP_NUMBER: digits('5500900000000').default('5500900000000'),
    PHONE_NUMBER: z
      .string()
      .regex(/^\+\d{8,15}$/, 'must be + and digits, such as +550030000000')
      .default('+550030000000'),
    CONTACT_EMAIL: z.email('must be an e-mail address').default('hello@example.com'),
    COMMUNITY_URL: webAddress.default('https://example.com/community'),
    NFSE_LISTING_URL: webAddress.default('https://example.com/marketplace/nfse'),
    NFSE_PRICING_URL: webAddress.default('https://example.com/marketplace/nfse/pricing'),
    INVOICE_LISTING_URL: webAddress.default('https://example.com/marketplace/invoice'),
    INVOICE_PRICING_URL: webAddress.default('https://example.com/marketplace/invoice/pricing'),
    BARCODE_LISTING_URL: webAddress.default('https://example.com/marketplace/barcode'),
    BARCODE_PRICING_URL: webAddress.default('https://example.com/marketplace/barcode/pricing'),
    IMAGE_LISTING_URL: webAddress.default('https://example.com/marketplace/image'),
    IMAGE_PRICING_URL: webAddress.default('https://example.com/marketplace/image/pricing'),
  })
  .refine(({ PORT, METRICS_PORT }) => !PORT || PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    error: 'must be another port than PORT',
    // Checked even if other settings are wrong, so that one message lists all faults.
    when: () => true,
  })
  .transform((values) => ({
    ...values,
    METRICS_PORT: values.METRICS_PORT,
    SITE_ORIGIN: values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`,
  }));

export type Settings = z.output<typeof schema>;

/** The names of all settings, for the tests that compare README and `.env.example`. */
export const settingNames = Object.keys(schema.in.shape);

/** Settings that an operator has to mend; the message lists every fault. */
export class WrongSettings extends Error {}

/**
 * Reads the settings from an environment; an empty value counts as not given. Throws one error whose
 * message lists every fault, so that an operator mends all of them at once.
 */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name}=${given[name] ?? ''}: ${message}`;
  });
  throw new WrongSettings(`The site does not start: wrong settings.\n${faults.join('\n')}`);
};

/** The part of the settings that pages show. */
export const siteOf = (settings: Settings): Site => ({
  origin: settings.SITE_ORIGIN,
  name: settings.SITE_NAME,
  whatsapp: settings.WHATSAPP_NUMBER,
  phone: settings.PHONE_NUMBER,
  email: settings.CONTACT_EMAIL,
  community: settings.COMMUNITY_URL,
  marketplace: {
    'nfse-extraction': { listing: settings.NFSE_LISTING_URL, pricing: settings.NFSE_PRICING_URL },
    'invoice-extraction': {
      listing: settings.INVOICE_LISTING_URL,
      pricing: settings.INVOICE_PRICING_URL,
    },
    'barcode-extractor': {
      listing: settings.BARCODE_LISTING_URL,
      pricing: settings.BARCODE_PRICING_URL,
    },
    'nano-banana-api': { listing: settings.IMAGE_LISTING_URL, pricing: settings.IMAGE_PRICING_URL },
  },
  indexable: settings.ROBOTS === 'index',
});
