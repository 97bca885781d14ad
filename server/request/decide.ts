import type { IncomingMessage } from 'node:http';
import type { FindFile } from '../../shared/files';
import { type Lang, type Localized, langs } from '../../shared/languages';
import { type Decision, resolve } from '../../shared/resolve';
import { hasInvalidHost } from './host';
import { memoize } from './memoize';
import { negotiateLanguage } from './negotiateLanguage';

/** Decides the address of a request. */
export type Decide = (request: IncomingMessage) => Decision;

/** Creates a `Decide` over the tables and these files; it memoizes decisions on GET. */
export const createDecide = (findFile: FindFile): Decide => {
  const decideFor = (preferred: Lang) => (method: string) => (target: string) =>
    resolve({ method, target, preferred: () => preferred, findFile });
  const decideGet = Object.fromEntries(
    langs.map((lang) => [lang, memoize(decideFor(lang)('GET'))]),
  ) as Localized<(target: string) => Decision>;
  return (request) => {
    const { method = '', url: target = '/', headers } = request;
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
