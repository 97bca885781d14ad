import type { Settings } from './settings';

/** The settings that an owner has to fill in, and where visitors see each. */
export const visibleSettings = {
  SITE_ORIGIN:
    'canonical addresses, sitemap, structured data and pictures for sharing of every page',
  WHATSAPP_NUMBER: 'every WhatsApp link and button, and the contact form',
  PHONE_NUMBER: 'the footer of every page, the contact page, structured data',
  CONTACT_EMAIL: 'the footer of every page, the contact page, the privacy policy, security.txt',
  COMMUNITY_URL: 'the button of the community page',
  MARKETPLACE_URL:
    'the links of the API pages to the marketplace, their plan buttons, structured data and OpenAPI documents',
} as const satisfies Partial<Record<keyof Settings, string>>;

export type VisibleSetting = keyof typeof visibleSettings;

/** Values that visitors have no use for. */
const examples = [
  // The area code 00 does not exist.
  /^\+?5500/,
  // Hosts that are nobody's (RFC 2606).
  /(?:^|[/.@])(?:example\.(?:com|net|org)|[^/@]+\.(?:example|invalid))(?:[:/]|$)/i,
  // This machine.
  /^https?:\/\/(?:[^/]+\.)?(?:localhost|127\.[\d.]+|\[::1\])(?:[:/]|$)/i,
];

/** Whether a value is one that visitors have no use for. */
export const isExample = (value: string): boolean =>
  examples.some((example) => example.test(value));

/** The settings that have an example value, whether it was given or is the default. */
export const exampleSettings = (settings: Settings): VisibleSetting[] =>
  (Object.keys(visibleSettings) as VisibleSetting[]).filter((name) => isExample(settings[name]));
