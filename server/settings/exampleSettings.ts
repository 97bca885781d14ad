import type { Settings } from './settings';

const listing = (page: string) =>
  `the links of the ${page} page to its marketplace listing, and its OpenAPI document`;
const pricing = (page: string) =>
  `the plan buttons of the ${page} page, its structured data and its OpenAPI document`;

/** The settings that an owner has to fill in, and where visitors see each. */
export const visibleSettings = {
  SITE_ORIGIN:
    'canonical addresses, sitemap, structured data and pictures for sharing of every page',
  WHATSAPP_NUMBER: 'every WhatsApp link and button, and the contact form',
  PHONE_NUMBER: 'the footer of every page, the contact page, structured data',
  CONTACT_EMAIL: 'the footer of every page, the contact page, the privacy policy, security.txt',
  COMMUNITY_URL: 'the button of the community page',
  NFSE_LISTING_URL: listing('NFSe API'),
  NFSE_PRICING_URL: pricing('NFSe API'),
  INVOICE_LISTING_URL: listing('invoice API'),
  INVOICE_PRICING_URL: pricing('invoice API'),
  BARCODE_LISTING_URL: listing('barcode extractor'),
  BARCODE_PRICING_URL: pricing('barcode extractor'),
  IMAGE_LISTING_URL: listing('image API'),
  IMAGE_PRICING_URL: pricing('image API'),
} as const satisfies Partial<Record<keyof Settings, string>>;

export type VisibleSetting = keyof typeof visibleSettings;

/** Numbers of the area code 00, which does not exist, and hosts that are nobody's (RFC 2606). */
const example =
  /^\+?5500|(?:^|[/.@])(?:example\.(?:com|net|org)|[^/@]+\.(?:example|invalid))(?:[:/]|$)/i;

/** The settings that have an example value, whether it was given or is the default. */
export const exampleSettings = (settings: Settings): VisibleSetting[] =>
  (Object.keys(visibleSettings) as VisibleSetting[]).filter((name) => example.test(settings[name]));
