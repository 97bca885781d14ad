import type { IncomingMessage } from 'node:http';
import { type Lang, langs } from '../../shared/languages';
import { type Decision, resolve } from '../../shared/resolve';
import { hasBadHost } from './host';
import { negotiate } from './negotiate';
import { remembered } from './recent';

/** Decides the targets of GET for readers of one language. */
const deciderFor = (preferred: Lang) =>
  remembered((target): Decision => resolve({ method: 'GET', target, preferred: () => preferred }));

const decideGet = Object.fromEntries(langs.map((lang) => [lang, deciderFor(lang)])) as Record<
  Lang,
  (target: string) => Decision
>;

/** What a request is answered with; asked before anything is looked for, by whoever answers. */
export const decide = (request: IncomingMessage): Decision => {
  const { method = '', url: target = '/', headers } = request;
  const preferred = negotiate(headers['accept-language']);
  if (hasBadHost(request))
    return {
      kind: 'error',
      status: 400,
      rule: 'host',
      why: 'The Host header is missing, sent twice or no host.',
      lang: preferred,
      negotiated: true,
    };
  return method === 'GET'
    ? decideGet[preferred](target)
    : resolve({ method, target, preferred: () => preferred });
};
