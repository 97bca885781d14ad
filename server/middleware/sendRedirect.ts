import type { RequestHandler } from 'express';
import { redirectKey } from '../cache/responseCache';
import type { Services } from '../services';

/** Sends redirects. Not by `response.redirect`, which encodes the query of the Location again. */
export const sendRedirect =
  ({ responses }: Services): RequestHandler =>
  (request, response, next) => {
    const { decision } = request.context;
    if (decision.kind !== 'redirect') return next();
    response.status(decision.status);
    response.set('Content-Length', '0');
    response.setHeader('Location', decision.location);
    response.end();
    if (request.method === 'GET') responses.add(redirectKey(decision), response);
  };
