import { exampleSettings, isExample, visibleSettings } from '../settings/exampleSettings';
import { misspeltSettings } from '../settings/misspeltSettings';
import { looksBrazilian } from '../settings/phoneNumbers';
import type { Settings } from '../settings/settings';
import { ownBaseUrls } from '../settings/siteOf';

const exampleFindings = (settings: Settings): string[] =>
  exampleSettings(settings).map(
    (name) =>
      `${name}=${settings[name]} is an example. Visitors see it in ${visibleSettings[name]}. Set your own.`,
  );

const originFindings = (settings: Settings): string[] => {
  const { SITE_ORIGIN } = settings;
  if (SITE_ORIGIN.startsWith('https:') || exampleSettings(settings).includes('SITE_ORIGIN'))
    return [];
  return [
    `SITE_ORIGIN=${SITE_ORIGIN} has no https: no HSTS is sent, and what visitors write can be read on the way. Set the address with https, and a certificate in front of the server.`,
  ];
};

const misspeltFindings = (environment: Record<string, string | undefined>): string[] =>
  misspeltSettings(environment).map(
    ({ name, meant }) => `${name} is no setting. If ${meant} is meant, rename it.`,
  );

const numberFindings = (settings: Settings): string[] =>
  (['WHATSAPP_NUMBER', 'PHONE_NUMBER'] as const)
    .filter((name) => looksBrazilian(settings[name]))
    .map(
      (name) =>
        `${name}=${settings[name]} looks like a number of Brazil without its country code. If it is one, write 55 before the area code; if it is of another country, leave it.`,
    );

const robotsFindings = ({ ROBOTS }: Settings): string[] =>
  ROBOTS === 'noindex'
    ? ['ROBOTS=noindex keeps search engines away. Set ROBOTS=index, unless this is a staging host.']
    : [];

const companyFindings = (settings: Settings): string[] =>
  (['COMPANY_NAME', 'COMPANY_TAX_ID', 'COMPANY_ADDRESS'] as const)
    .filter((name) => !settings[name])
    .map(
      (name) =>
        `${name} is not set: footer, privacy policy and structured data do not say who runs the site. Set it as the company's registration has it.`,
    );

/** What the samples of the APIs need and no setting gives. */
const accessFindings = (settings: Settings): string[] => {
  const ownUrls = Object.values(ownBaseUrls).every((name) => settings[name]);
  const missing = (['API_BASE_URL', 'API_KEY_HEADER', 'API_BARCODE_PATH'] as const)
    .filter((name) => !settings[name] && !(name === 'API_BASE_URL' && ownUrls))
    .map(
      (name) =>
        `${name} is not set: the pages of the APIs, their samples and their OpenAPI documents show an example and call it one. Set it as the marketplace shows it.`,
    );
  const wrong = (['API_BASE_URL', ...Object.values(ownBaseUrls)] as const).flatMap((name) => {
    const url = settings[name] ?? '';
    if (isExample(url))
      return `${name}=${url} is an example: samples and OpenAPI documents show it as the real one. Set your own.`;
    return url.startsWith('http:')
      ? `${name}=${url} has no https: whoever is on the way can read the key. Set the address with https.`
      : [];
  });
  return [...missing, ...wrong];
};

const brandFindings = ({ SITE_NAME }: Settings, built: string | undefined): string[] => {
  if (built === undefined)
    return [
      'There is no build (dist/assets.json): which brand the pictures for sharing show is unknown. Run npm run build, then this again.',
    ];
  return built === SITE_NAME
    ? []
    : [
        `SITE_NAME=${SITE_NAME}, but the pictures for sharing of the build show ${built}. Run npm run build with this SITE_NAME.`,
      ];
};

/**
 * The settings that must change before the site is public: one sentence each, with what to do. `built` is the brand in
 * the Open Graph images of the build, undefined without a build.
 */
export const settingFindings = (
  settings: Settings,
  environment: Record<string, string | undefined>,
  built: string | undefined,
): string[] => [
  ...misspeltFindings(environment),
  ...exampleFindings(settings),
  ...numberFindings(settings),
  ...originFindings(settings),
  ...robotsFindings(settings),
  ...companyFindings(settings),
  ...accessFindings(settings),
  ...brandFindings(settings, built),
];
