import { type Lang, langs, languageTag } from '../../shared/languages';
import { href } from '../../shared/links';
import { pageIds, pageLangs } from '../../shared/pages';
import { rules } from '../../shared/redirects';
import { robotsPath, sitemapPath } from '../generated/addresses';
import { readSettings, type Settings } from '../settings/settings';
import { type FetchPath, fetchFrom, type HostResponse } from './host';
import { hostDifferences } from './hostDifferences';
import { noAnswer, notTheSite, reasonOf } from './notTheSite';
import { serveOwnSite } from './ownSite';

/**
 * What a reader of a language is answered with: pages, redirects, and the files for search engines; an address without
 * a page, which a proxy may answer with a page of its own, and spellings that it may set right itself.
 */
const pathsOf = (lang: Lang): string[] => [
  ...pageIds.filter((page) => pageLangs(page).includes(lang)).map((page) => href(page, lang)),
  ...rules.map(({ from }) => from.replace('{lang}', lang).replace('{id}', 'x')),
  robotsPath,
  sitemapPath,
  `/${lang}/nothing-here`,
  `/${lang}//contact`,
  `/${lang}/%63ontact`,
];

/** An address that the host does not answer as this build does. */
type Difference = {
  path: string;
  lang: Lang;
  own: HostResponse;
  differences: string[];
};

type Comparison = { ask: FetchPath; settings: Settings };

const compare = async (
  { ask, settings }: Comparison,
  { path, lang, own }: Pick<Difference, 'path' | 'lang' | 'own'>,
): Promise<Difference> => {
  const differences = hostDifferences(own, await ask(path, languageTag[lang]), settings);
  return { path, lang, own, differences };
};

const compareAll = async (ownFetch: FetchPath, comparison: Comparison): Promise<Difference[]> => {
  const found: Difference[] = [];
  for (const lang of langs)
    for (const path of pathsOf(lang)) {
      const own = await ownFetch(path, languageTag[lang]);
      const difference = await compare(comparison, { path, lang, own });
      if (difference.differences.length > 0) found.push(difference);
    }
  return found;
};

/** Most addresses that a line names. */
const maxNamed = 3;

const named = (found: readonly Pick<Difference, 'path' | 'lang'>[]): string => {
  const addresses = [
    ...new Set(found.map(({ path, lang }) => (path === '/' ? `/ for ${languageTag[lang]}` : path))),
  ];
  const more = addresses.length > maxNamed ? ` and ${addresses.length - maxNamed} more` : '';
  return addresses.slice(0, maxNamed).join(', ') + more;
};

/** A cache that was asked for something old has fetched it again by then, in milliseconds. */
const revalidationMs = 1_000;

/**
 * Asks once more for the pages that a cache may have answered with an older version while it fetched the new one (RFC
 * 5861, section 3), and gives the differences that remain.
 */
const askAgain = async (comparison: Comparison, found: Difference[]): Promise<Difference[]> => {
  const maybeStale = ({ own }: Difference) =>
    own.headers.get('cache-control')?.includes('stale-while-revalidate') ?? false;
  if (!found.some(maybeStale)) return found;
  await new Promise((resolve) => setTimeout(resolve, revalidationMs));
  const again: Difference[] = [];
  for (const difference of found)
    again.push(maybeStale(difference) ? await compare(comparison, difference) : difference);
  return again.filter(({ differences }) => differences.length > 0);
};

/** Most lines that are printed: a proxy that changes every address differs at each of them. */
const maxLines = 20;

/** Each difference once, with the addresses that have it. */
const lines = (found: readonly Difference[]): string[] => {
  const all = [...new Set(found.flatMap(({ differences }) => differences))];
  const more = all.length - maxLines;
  return [
    ...all.slice(0, maxLines).map((difference) => {
      const having = found.filter(({ differences }) => differences.includes(difference));
      return `${named(having)}: ${difference}.`;
    }),
    ...(more > 0 ? [`And ${more} more differences.`] : []),
  ];
};

/** Whether a visitor who types no https gets there; asked of hosts at the usual ports. */
const httpFindings = async (host: string): Promise<string[]> => {
  const { protocol, port, hostname } = new URL(host);
  if (protocol !== 'https:' || port !== '') return [];
  const [plain, target] = [`http://${hostname}`, '/en?a=1'];
  try {
    const { status, location } = await fetchFrom(plain)(target, languageTag.en);
    const leads = status >= 300 && status < 400 && location === host + target;
    if (leads) return [];
    const given = location === undefined ? `${status}` : `${status} to ${location}`;
    return [
      `${plain}${target}: answers with ${given}. Redirect it to ${host}${target}, so that no visit goes unencrypted.`,
    ];
  } catch (error) {
    return [`${plain} does not answer (${reasonOf(error)}). Redirect it to ${host}.`];
  }
};

/**
 * The differences between a deployed host and this build with these settings: a line each, and what to do. What a cache
 * may do is no difference.
 */
export const hostFindings = async (
  host: string,
  environment: Record<string, string | undefined>,
): Promise<string[]> => {
  const other = await notTheSite(host);
  if (other) return [other];
  const own = await serveOwnSite(environment);
  try {
    const comparison = { ask: fetchFrom(host), settings: readSettings(environment) };
    const first = await compareAll(fetchFrom(own.origin), comparison);
    const found = lines(await askAgain(comparison, first));
    if (found.length > 0)
      found.push(
        `Deploy this build on ${host} with these settings; have the proxy pass on every path as it was sent, Accept-Language and Accept-Encoding, and every status, header and body of a response.`,
      );
    return [...found, ...(await httpFindings(host))];
  } catch (error) {
    return [noAnswer(host, error)];
  } finally {
    own.stop();
  }
};
