import type { IncomingMessage } from 'node:http';
import type { Lang } from '../../shared/languages';
import { type Decision, resolve } from '../../shared/resolve';
import { hasBadHost } from './host';
import { negotiate } from './negotiate';
import { remembered } from './recent';

/** The decision of GET: of two letters for the preferred language and the target after them. */
const decideGet = remembered((question): Decision => {
  const preferred = question.slice(0, 2) as Lang;
  return resolve({ method: 'GET', target: question.slice(2), preferred: () => preferred });
});

/** What a request is answered with; asked before anything is looked for, by whoever answers. */
export const decide = (request: IncomingMessage): Decision => {
  const { method = '', url: target = '/', headers } = request;
  const preferred = negotiate(headers['accept-language']);
  if (hasBadHost(request))
    return {
      kind: 'error',
      status: 400,
      rule: 'host',
      why: 'The Host header is sent twice or is no host.',
      lang: preferred,
      negotiated: true,
    };
  return method === 'GET'
    ? decideGet(preferred + target)
    : resolve({ method, target, preferred: () => preferred });
};
