import type { IncomingMessage } from 'node:http';
import { type Decision, resolve } from '../../shared/resolve';
import { hasBadHost } from './host';
import { negotiate } from './negotiate';

/** What a request is answered with; asked before anything is looked for, by whoever answers. */
export const decide = (request: IncomingMessage): Decision => {
  const preferred = () => negotiate(request.headers['accept-language']);
  if (hasBadHost(request))
    return {
      kind: 'error',
      status: 400,
      rule: 'host',
      why: 'The Host header is sent twice or is no host.',
      lang: preferred(),
      negotiated: true,
    };
  return resolve({ method: request.method ?? '', target: request.url ?? '/', preferred });
};
