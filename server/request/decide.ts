import type { Request } from 'express';
import type { FindFile } from '../../shared/files';
import { type Lang, type Localized, langs } from '../../shared/languages';
import { type Decision, resolve } from '../../shared/resolve';
import { memoize } from './memoize';
import { negotiateLanguage } from './negotiate';

const hostHeader = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether Host was sent more than once; Node keeps the first and drops the others silently. */
const isRepeated = (rawHeaders: readonly string[]): boolean => {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') times += 1;
  }
  return times > 1;
};

/**
 * Whether the Host header is repeated, invalid, or missing in HTTP/1.1 (RFC 9112, section 3.2): a proxy and this server
 * could read such a request differently.
 */
const hasInvalidHost = ({ headers, rawHeaders, httpVersion }: Request): boolean => {
  const { host } = headers;
  if (host === undefined) return httpVersion !== '1.0';
  return (host !== '' && !hostHeader.test(host)) || isRepeated(rawHeaders);
};

/** Decides the address of a request. */
export type Decide = (request: Request) => Decision;

/** Creates a `Decide` over the tables and these files; it memoizes decisions on GET. */
export const createDecide = (findFile: FindFile): Decide => {
  const decideFor = (preferred: Lang) => (method: string) => (target: string) =>
    resolve({ method, target, preferred: () => preferred, findFile });
  const decideGet = Object.fromEntries(
    langs.map((lang) => [lang, memoize(decideFor(lang)('GET'))]),
  ) as Localized<(target: string) => Decision>;
  return (request) => {
    const { method, originalUrl: target, headers } = request;
    const preferred = negotiateLanguage(headers['accept-language']);
    if (hasInvalidHost(request))
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
