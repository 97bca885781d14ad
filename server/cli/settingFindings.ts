import { exampleSettings, visibleSettings } from '../settings/exampleSettings';
import type { Settings } from '../settings/settings';

/** Hosts that only this machine reaches. */
const thisMachine = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const exampleFindings = (settings: Settings): string[] =>
  exampleSettings(settings).map(
    (name) =>
      `${name}=${settings[name]} is an example. Visitors see it in ${visibleSettings[name]}. Set your own.`,
  );

const originFindings = ({ SITE_ORIGIN }: Settings): string[] => {
  const { hostname, protocol } = new URL(SITE_ORIGIN);
  if (thisMachine.test(hostname))
    return [
      `SITE_ORIGIN=${SITE_ORIGIN} is this machine, where nobody else gets. Visitors see it in ${visibleSettings.SITE_ORIGIN}. Set the public address, with https.`,
    ];
  if (protocol === 'http:')
    return [
      `SITE_ORIGIN=${SITE_ORIGIN} has no https: no HSTS is sent, and what visitors write can be read on the way. Set the address with https, and a certificate in front of the server.`,
    ];
  return [];
};

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
export const settingFindings = (settings: Settings, built: string | undefined): string[] => [
  ...exampleFindings(settings),
  ...originFindings(settings),
  ...robotsFindings(settings),
  ...companyFindings(settings),
  ...brandFindings(settings, built),
];
