import type { RequestHandler } from 'express';
import { negotiate } from '../negotiate';

const hostHeader = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** How often a header was sent; Node itself keeps the first Host and drops the others silently. */
const occurrences = (rawHeaders: readonly string[], name: string): number =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;

/** Answers 400 to a duplicate or malformed Host (RFC 9112, section 3.2), which two servers may read differently. */
export const refuseBadHost = (): RequestHandler => (request, response, next) => {
  const host = request.headers.host ?? '';
  const bad =
    occurrences(request.rawHeaders, 'host') > 1 || (host !== '' && !hostHeader.test(host));
  if (bad) {
    response.locals.decision = {
      kind: 'error',
      status: 400,
      rule: 'host',
      why: 'The Host header is sent twice or is no host.',
      lang: negotiate(request.get('accept-language')),
      negotiated: true,
    };
  }
  next();
};
