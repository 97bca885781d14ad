import type { FileSource, FindFile } from './files';
import { defaultLang, isLang, type Lang } from './languages';
import { href } from './links';
import { type PageParams, readPageParams } from './pageParams';
import { isPage, type PageId, pageIds, pageLangs, pagePath, pageRow } from './pages';
import { readSegments, splitTarget, toLocation } from './path';
import { type Destination, rules as ownRules, type Rule } from './redirects';

/** Longest request target that is decided, in octets (RFC 9110, section 4.1, recommends 8,000). */
const maxTargetLength = 8000;

/** The methods that addresses of this site answer. */
export const methods = ['GET', 'HEAD'] as const;

/** The statuses that have an error page. `resolve` decides all but 500. */
export const errorStatuses = [400, 404, 405, 410, 414, 500] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

type Common = {
  /** The language of the answer. */
  lang: Lang;
  /** Whether it was chosen by Accept-Language, so that the response varies by it. */
  negotiated: boolean;
  /** The rule that decided: a row's `from`, or one of the names below. */
  rule: string;
  /** One sentence for people: why this answer. */
  why: string;
};

export type PageDecision = Common & { kind: 'page'; page: PageId; params: PageParams };
export type RedirectDecision = Common & { kind: 'redirect'; status: 301 | 302; location: string };
export type ErrorDecision = Common & { kind: 'error'; status: ErrorStatus };
/** A file has no language. */
export type FileDecision = Pick<Common, 'rule' | 'why'> & {
  kind: 'file';
  source: FileSource;
  lang?: undefined;
  negotiated: false;
};
export type Decision = PageDecision | RedirectDecision | FileDecision | ErrorDecision;

export type AddressRequest = {
  method: string;
  /** The request target: path and query as they were sent. */
  target: string;
  /** The visitor's preferred language, called only if the address names none. */
  preferred: () => Lang;
  /** The file table. The client has none, because it never shows a file. */
  findFile?: FindFile;
  /** The rule table, if it is not the site's. */
  rules?: readonly Rule[];
};

type Address = {
  page: PageId;
  lang: Lang | undefined;
  /** The decision for the exact address without a query, made once because most requests need it. */
  exactMatch: PageDecision | undefined;
};

const decidePage = (
  { page, lang: own }: Omit<Address, 'exactMatch'>,
  query: string,
  preferred: () => Lang,
): PageDecision => {
  const params = readPageParams(page, query);
  const lang = own ?? params.lang;
  return {
    kind: 'page',
    page,
    params,
    rule: 'page',
    why: `The page table has this address${lang ? '' : ', in both languages'}.`,
    lang: lang ?? preferred(),
    negotiated: lang === undefined,
  };
};

const addressOf = (page: PageId, of: Lang): Address => {
  const lang = pageRow(page).kind === 'negotiated' ? undefined : of;
  return { page, lang, exactMatch: lang && decidePage({ page, lang }, '', () => lang) };
};

/** Canonical path -> page. A Map, so that `__proto__` is no address. */
const addresses = new Map<string, Address>(
  pageIds.flatMap((page) =>
    pageLangs(page).map((lang): [string, Address] => [pagePath(page, lang), addressOf(page, lang)]),
  ),
);

type Match = { rule: Rule; id: string | undefined };

const matchRule = (rules: readonly Rule[], segments: readonly string[]): Match | undefined => {
  for (const rule of rules) {
    const expected = rule.from.split('/').filter(Boolean);
    if (expected.length !== segments.length) continue;
    const fits = expected.every((part, at) =>
      part === '{id}' ? true : part === '{lang}' ? isLang(segments[at]) : part === segments[at],
    );
    if (fits) return { rule, id: segments[expected.indexOf('{id}')] };
  }
  return undefined;
};

/** Where a rule leads on this site, as a Location: the query before the fragment (RFC 3986, section 3). */
const locationOf = (to: Destination, id: string | undefined, lang: Lang, query: string): string => {
  if ('page' in to)
    return toLocation(href(to.page, lang), query) + (to.section ? `#${to.section}` : '');
  const named = id !== undefined && isPage(id) && pageLangs(id).includes(lang) ? id : undefined;
  return toLocation(href(named ?? to.otherwise, lang), query);
};

/**
 * Decides an address: page, redirect, file or error, with the rule that decided. It uses neither Node nor Express, so
 * that server, browser and edge runtimes decide the same.
 */
export const resolve = ({
  method,
  target,
  preferred,
  findFile,
  rules = ownRules,
}: AddressRequest): Decision => {
  const known = methods.some((name) => name === method);
  const exactMatch = known ? addresses.get(target)?.exactMatch : undefined;
  if (exactMatch) return exactMatch;
  const { path, query } = splitTarget(target);
  const segments = target.length > maxTargetLength ? [] : readSegments(path);
  const prefix = segments?.[0] ?? path.split('/')[1]?.toLowerCase();
  const prefixed = isLang(prefix);
  const readerLang = (): Pick<Common, 'lang' | 'negotiated'> =>
    prefixed ? { lang: prefix, negotiated: false } : { lang: preferred(), negotiated: true };
  const error = (status: ErrorStatus, rule: string, why: string): ErrorDecision => ({
    kind: 'error',
    status,
    rule,
    why,
    ...readerLang(),
  });

  const tooLong = () =>
    error(414, 'length', `The address is longer than ${maxTargetLength} octets.`);

  if (!known)
    return error(
      405,
      'method',
      `Only ${methods.join(' and ')} are answered; nothing is sent to us.`,
    );
  if (target.length > maxTargetLength) return tooLong();
  const file = findFile?.(path);
  if (file) return { kind: 'file', ...file, negotiated: false };
  if (!segments)
    return error(400, 'encoding', 'The percent-encoding is broken or hides control characters.');

  const canonical = `/${segments.join('/')}`;
  const address = addresses.get(canonical);
  if (address) {
    if (path !== canonical)
      return {
        kind: 'redirect',
        status: 301,
        location: toLocation(canonical, query),
        rule: 'spelling',
        why: 'A page has one address: slashes, capitals and encodings are set right.',
        lang: address.lang ?? defaultLang,
        negotiated: false,
      };
    return decidePage(address, query, preferred);
  }

  const match = matchRule(rules, segments);
  if (!match)
    return error(404, 'not-found', 'No table has this address: neither pages nor rules nor files.');
  const { from: rule, to, status, why } = match.rule;
  if (status === 410) return error(status, rule, why);
  if (typeof to === 'string') {
    const lang = prefixed ? prefix : defaultLang;
    return { kind: 'redirect', status, location: to, rule, why, lang, negotiated: false };
  }
  const reader = 'lang' in to && to.lang ? { lang: to.lang, negotiated: false } : readerLang();
  const location = locationOf(to, match.id, reader.lang, query);
  // The location can be longer than the address: never redirect to one that gets 414.
  if (location.length > maxTargetLength) return tooLong();
  return { kind: 'redirect', status, location, rule, why, ...reader };
};
