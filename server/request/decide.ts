import type { Request } from 'express';
import type { FindFile } from '../../shared/files';
import { type Lang, type Localized, langs } from '../../shared/languages';
import { rules as ownRules, type Rule } from '../../shared/redirects';
import { type Decision, resolve } from '../../shared/resolve';
import { memoize } from './memoize';
import { negotiateLanguage } from './negotiate';

/**
 * Whether a request has one Host, of the characters of a host (RFC 9112, section 3.2); Node keeps the first of several.
 * Nothing here uses it, but two proxies could understand a repeated or malformed Host differently.
 */
const hasValidHost = ({ headers: { host }, rawHeaders, httpVersion }: Request): boolean => {
  const isHost = (text: string, at: number) => at % 2 === 0 && /^host$/i.test(text);
  const sent = rawHeaders.filter(isHost).length;
  return sent === 0 ? httpVersion === '1.0' : sent === 1 && /^[\w.:[\]-]*$/.test(host ?? '');
};

/** Decides the address of a request. */
export type Decide = (request: Request) => Decision;

/** A URL without user information and port, and without what a header or a browser could read otherwise. */
const outwardUrl = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+\/[\w\-./?=&%~#]*$/;

/**
 * Creates a `Decide` over the tables and these files; it memoizes decisions on GET. Throws at a rule whose URL could be
 * read as another. Tests bring rules of their own.
 */
export const createDecide = (findFile: FindFile, rules: readonly Rule[] = ownRules): Decide => {
  for (const { to } of rules)
    if (typeof to === 'string' && !outwardUrl.test(to)) throw new Error(`no URL for a rule: ${to}`);
  const decideFor = (preferred: Lang) => (method: string) => (target: string) =>
    resolve({ method, target, preferred: () => preferred, findFile, rules });
  const decideGet = Object.fromEntries(
    langs.map((lang) => [lang, memoize(decideFor(lang)('GET'))]),
  ) as Localized<(target: string) => Decision>;
  return (request) => {
    const { method, originalUrl: target, headers } = request;
    const preferred = negotiateLanguage(headers['accept-language']);
    if (!hasValidHost(request))
      return {
        kind: 'error',
        status: 400,
        rule: 'host',
        why: 'The Host header is missing, sent twice or no host.',
        lang: preferred,
        negotiated: true,
      };
    return method === 'GET' ? decideGet[preferred](target) : decideFor(preferred)(method)(target);
  };
};
