import * as z from 'zod';
import { exampleKeyHeader } from '../../shared/apis/access';
import { phoneNumber } from './phoneNumbers';
import {
  baseUrl,
  customers,
  header,
  headerName,
  hours,
  line,
  logLevels,
  origin,
  ownPicture,
  port,
  seconds,
  taxId,
  trustProxy,
  urlPath,
  webAddress,
} from './settingTypes';

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
    DRAIN_SECONDS: seconds(0, 300).default(2),
    KEEP_ALIVE_SECONDS: seconds(1, 7200).default(75),
    ROBOTS: z.enum(['index', 'noindex']).default('index'),
    SITE_NAME: line(40).default('Jandaia'),
    WHATSAPP_NUMBER: phoneNumber('', '5500900000000').default('5500900000000'),
    PHONE_NUMBER: phoneNumber('+', '+550030000000').default('+550030000000'),
    CONTACT_EMAIL: z.email('must be an e-mail address').default('hello@example.com'),
    COMPANY_NAME: line(150).optional(),
    COMPANY_TAX_ID: taxId.optional(),
    COMPANY_ADDRESS: line(200).optional(),
    RESPONSE_HOURS: hours.optional(),
    OWNER_NAME: line(80).optional(),
    OWNER_ROLE: line(80).optional(),
    OWNER_PHOTO: ownPicture.optional(),
    CUSTOMERS: customers.optional(),
    COMMUNITY_URL: webAddress.default('https://example.com/community'),
    MARKETPLACE_NAME: line(30).optional(),
    MARKETPLACE_URL: baseUrl.default('https://example.com/marketplace'),
    API_BASE_URL: baseUrl.optional(),
    API_BASE_URL_NFSE: baseUrl.optional(),
    API_BASE_URL_INVOICE: baseUrl.optional(),
    API_BASE_URL_BARCODE: baseUrl.optional(),
    API_BASE_URL_IMAGE: baseUrl.optional(),
    API_BARCODE_PATH: urlPath.optional(),
    API_KEY_HEADER: headerName.optional(),
    API_SECOND_HEADER: header.optional(),
  })
  .refine(({ PORT, METRICS_PORT }) => !PORT || PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    error: 'must be another port than PORT',
    // Checked even if other settings are wrong, so that one message lists all faults.
    when: () => true,
  })
  .refine(
    ({ API_KEY_HEADER = exampleKeyHeader, API_SECOND_HEADER }) =>
      API_SECOND_HEADER?.name.toLowerCase() !== API_KEY_HEADER.toLowerCase(),
    { path: ['API_SECOND_HEADER'], error: 'must be another header than that of the key' },
  )
  .transform((values) => ({
    ...values,
    SITE_ORIGIN: values.SITE_ORIGIN ?? `http://localhost:${values.PORT}`,
  }));

export type Settings = z.output<typeof schema>;

/** The names of all settings. */
export const settingNames = Object.keys(schema.in.shape);

/** Settings that an operator has to mend; the message lists every fault. */
export class WrongSettings extends Error {}

/**
 * Reads the settings from an environment; an empty value counts as not given. Throws one error whose message lists
 * every fault, so that an operator mends all of them at once. `publicFiles` are what the build has of `public/`.
 */
export const readSettings = (
  environment: Record<string, string | undefined>,
  publicFiles?: readonly string[],
): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const faults = (result.error?.issues ?? []).map(
    ({ path: [name = ''], message }) =>
      `  ${String(name)}=${given[String(name)] ?? ''}: ${message}`,
  );
  const photo = given['OWNER_PHOTO'];
  if (publicFiles && photo && !publicFiles.includes(photo))
    faults.push(
      `  OWNER_PHOTO=${photo}: is not in this build; put it into public/ and build again`,
    );
  if (result.success && faults.length === 0) return result.data;
  throw new WrongSettings(`The site does not start: wrong settings.\n${faults.join('\n')}`);
};
