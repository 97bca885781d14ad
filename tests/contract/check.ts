import { type Answer, type Ask, request } from './request';
import type { ProxyName, Row } from './rows';

/** The parts of a response that a row can name. */
export type Seen = {
  status: number;
  location: string | undefined;
  cacheControl: string | undefined;
  vary: string | undefined;
  lang: string | undefined;
};

/** The `lang` of the root element of a document. */
const rootLang = (html: string): string | undefined => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];

export const see = ({ status, headers, body }: Answer): Seen => ({
  status,
  location: headers.location,
  cacheControl: headers['cache-control'],
  vary: headers.vary,
  lang: rootLang(body.toString('utf8')),
});

export const rowAsk = ({ path, method, acceptLanguage }: Row): Ask => ({
  path,
  ...(method && { method }),
  headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage },
});

export const sendRow = (origin: string, row: Row): Promise<Answer> => request(origin, rowAsk(row));

/** A row behind a proxy that refuses the request itself with 400. */
export const behind = (proxy: ProxyName, { path, method, acceptLanguage }: Row): Row => ({
  path,
  ...(method && { method }),
  ...(acceptLanguage !== undefined && { acceptLanguage }),
  name: `by ${proxy} itself`,
  status: 400,
  rule: proxy,
});

const names = (vary: string | undefined): string[] =>
  (vary ?? '').split(',').map((name) => name.trim().toLowerCase());

const difference = (what: string, expected: unknown, actual: unknown): string[] =>
  expected === actual ? [] : [`${what}: expected ${expected ?? 'none'}, got ${actual ?? 'none'}`];

/** The Cache-Control of a response; a page that is rendered for the first time may be compressed on its way. */
const withNoTransform = ({ cacheControl }: Row, { cacheControl: actual }: Seen) =>
  cacheControl === `${actual}, no-transform` ? cacheControl : actual;

/** A sentence for each difference between a response and its row. */
export const differences = (row: Row, actual: Seen): string[] => {
  const varies = names(actual.vary).includes('accept-language');
  return [
    ...difference('status', row.status, actual.status),
    ...difference('Location', row.location, actual.location),
    ...(row.cacheControl === undefined
      ? []
      : difference('Cache-Control', row.cacheControl, withNoTransform(row, actual))),
    ...(row.vary === undefined || varies === (row.vary !== '')
      ? []
      : [`Vary: expected ${row.vary || 'no Accept-Language'}, got ${actual.vary ?? 'none'}`]),
    ...(row.lang === undefined ? [] : difference('lang', row.lang, actual.lang)),
  ];
};

const short = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}… (${text.length} characters)` : text;

/** The request of a row as one line. */
export const requestLine = ({ method = 'GET', path, acceptLanguage }: Row): string =>
  `${method} ${short(path, 70)}${
    acceptLanguage === undefined ? '' : ` [Accept-Language: ${short(acceptLanguage, 50)}]`
  }`;

const outcome = ({ status, location, lang }: Row): string => {
  if (location) return `redirects to ${location} with ${status}`;
  const language = lang === 'pt-BR' ? ' in Portuguese' : lang ? ' in English' : '';
  return `answers ${status}${language}`;
};

/** What a visitor sees by a row. */
export const describeRow = (row: Row): string =>
  `${requestLine(row)} ${outcome(row)}${row.name ? ` (${row.name})` : ''}`;
