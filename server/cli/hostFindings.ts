import { type Lang, langs, languageTag } from '../../shared/languages';
import { href } from '../../shared/links';
import { pageIds, pageLangs } from '../../shared/pages';
import { rules } from '../../shared/redirects';
import { robotsPath, sitemapPath } from '../generated/addresses';
import { type VisibleSetting, visibleSettings } from '../settings/exampleSettings';
import { readSettings, type Settings } from '../settings/settings';
import { type FetchPath, fetchFrom, type HostResponse } from './host';
import { serveOwnSite } from './ownSite';

/** What a reader of a language is answered with: pages, redirects, and the files for search engines. */
const pathsOf = (lang: Lang): string[] => [
  ...pageIds.filter((page) => pageLangs(page).includes(lang)).map((page) => href(page, lang)),
  ...rules.map(({ from }) => from.replace('{lang}', lang).replace('{id}', 'x')),
  robotsPath,
  sitemapPath,
];

/** Headers that belong to one connection or response, or that a proxy may change. */
const ignored =
  /^(?:age|connection|content-encoding|content-length|date|etag|keep-alive|location|transfer-encoding|vary|x-request-id)$/;

/** Longer values are not printed. */
const maxValue = 80;

const headerDifferences = (ours: Headers, theirs: Headers): string[] =>
  [...new Set([...ours.keys(), 'x-robots-tag'])].flatMap((name) => {
    const [own, given] = [ours.get(name), theirs.get(name)];
    if (ignored.test(name) || own === given) return [];
    if (given === null) return [`${name} is missing`];
    const long = Math.max(own?.length ?? 0, given.length) > maxValue;
    return long
      ? [`${name} is not what this build sends`]
      : [`${name} is "${given}", where this build sends ${own === null ? 'none' : `"${own}"`}`];
  });

const shownSettings = [
  ...(Object.keys(visibleSettings) as VisibleSetting[]),
  ...(['SITE_NAME', 'COMPANY_NAME', 'COMPANY_ADDRESS'] as const),
];

/** The settings that our document shows and the other does not; one sentence where it shows none of them. */
const bodyDifferences = (ours: string, theirs: string, settings: Settings): string[] => {
  if (ours === theirs) return [];
  const showing = (body: string) =>
    shownSettings.filter((name) => body.includes(settings[name] ?? '\0'));
  const given = new Set(showing(theirs));
  const missing = showing(ours).filter((name) => !given.has(name));
  return given.size > 0 && missing.length > 0
    ? missing.map((name) => `${name} is not ${settings[name]} there`)
    : ['the text is not that of this build with these settings'];
};

/** The differences between a response of the host and ours to the same request. */
const differences = (ours: HostResponse, theirs: HostResponse, settings: Settings): string[] => {
  const [own, given] = [ours, theirs].map(({ status, location }) =>
    location === undefined ? `${status}` : `${status} to ${location}`,
  );
  if (own !== given) return [`answers with ${given}, not with ${own}`];
  return [
    ...headerDifferences(ours.headers, theirs.headers),
    ...bodyDifferences(ours.body, theirs.body, settings),
  ];
};

/** Each difference once, with the addresses that have it. */
const compareAll = async (
  ownFetch: FetchPath,
  hostFetch: FetchPath,
  settings: Settings,
): Promise<Map<string, Set<string>>> => {
  const found = new Map<string, Set<string>>();
  for (const lang of langs)
    for (const path of pathsOf(lang)) {
      const asked = [ownFetch, hostFetch].map((ask) => ask(path, languageTag[lang])) as [
        Promise<HostResponse>,
        Promise<HostResponse>,
      ];
      for (const difference of differences(...(await Promise.all(asked)), settings))
        found.set(
          difference,
          new Set(found.get(difference)).add(path === '/' ? `/ for ${languageTag[lang]}` : path),
        );
    }
  return found;
};

/** Most addresses that a line names. */
const maxNamed = 3;

/** The differences between a deployed host and this build with these settings: a line each, and what to do. */
export const hostFindings = async (
  host: string,
  environment: Record<string, string | undefined>,
): Promise<string[]> => {
  const own = await serveOwnSite(environment);
  try {
    const settings = readSettings(environment);
    const found = await compareAll(fetchFrom(own.origin), fetchFrom(host), settings);
    if (found.size === 0) return [];
    return [
      ...[...found].map(([difference, addresses]) => {
        const more = addresses.size > maxNamed ? ` and ${addresses.size - maxNamed} more` : '';
        return `${[...addresses].slice(0, maxNamed).join(', ')}${more}: ${difference}.`;
      }),
      `Deploy this build on ${host} with these settings; have the proxy pass on every path, Accept-Language, and all headers of a response.`,
    ];
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const why = cause?.code ?? cause?.message ?? message;
    return [`${host} does not answer (${why}). Start the site there, or name another host.`];
  } finally {
    own.stop();
  }
};
