import { langs, languageTag } from '../../shared/languages';
import { href } from '../../shared/links';
import { robotsPath, sitemapPath } from '../generated/addresses';
import type { Settings } from '../settings';
import type { Build } from './build';
import { type FetchPath, fetchFrom } from './host';
import { pageFindings } from './pageFindings';

const rootFindings = async (origin: string, fetchPath: FetchPath): Promise<string[]> => {
  const all = langs.map(async (lang) => {
    const { status, headers } = await fetchPath('/', languageTag[lang]);
    const location = headers.get('location') ?? undefined;
    const path = URL.canParse(location ?? '', origin) && new URL(location ?? '', origin).pathname;
    if (status === 302 && path === href('home', lang)) return [];
    return [
      `/: answers a reader of ${languageTag[lang]} with ${status}${location ? ` to ${location}` : ''}, not with 302 to ${href('home', lang)}. Have the proxy pass Accept-Language on, and keep no answer of / itself.`,
    ];
  });
  return (await Promise.all(all)).flat();
};

const fileFindings = async (
  { SITE_ORIGIN, ROBOTS }: Settings,
  fetchPath: FetchPath,
): Promise<string[]> => {
  // A host that may not be listed has no sitemap.
  if (ROBOTS === 'noindex') return [];
  const sitemap = SITE_ORIGIN + sitemapPath;
  const [robots, listed] = await Promise.all([fetchPath(robotsPath), fetchPath(sitemapPath)]);
  const addresses = Array.from(listed.body.matchAll(/<loc>([^<]*)/g), ([, text = '']) => text);
  const foreign = addresses.filter((address) => !address.startsWith(`${SITE_ORIGIN}/`));
  const mend = 'Start the server there with this SITE_ORIGIN, and have the proxy pass the file on.';
  return [
    ...(robots.status === 200 && robots.body.split('\n').includes(`Sitemap: ${sitemap}`)
      ? []
      : [`${robotsPath}: does not name ${sitemap}. ${mend}`]),
    ...(listed.status === 200 && addresses.length > 0 && foreign.length === 0
      ? []
      : [`${sitemapPath}: lists other addresses than those of ${SITE_ORIGIN}, or none. ${mend}`]),
  ];
};

/** The differences between a deployed host and the settings and build: one sentence each, with what to do. */
export const hostFindings = async (
  origin: string,
  settings: Settings,
  build: Build | undefined,
): Promise<string[]> => {
  const fetchPath = fetchFrom(origin);
  try {
    return [
      ...(await rootFindings(origin, fetchPath)),
      ...(await pageFindings(settings, build, fetchPath)),
      ...(await fileFindings(settings, fetchPath)),
    ];
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const why = cause?.code ?? cause?.message ?? message;
    return [`${origin} does not answer (${why}). Start the site there, or name another host.`];
  }
};
