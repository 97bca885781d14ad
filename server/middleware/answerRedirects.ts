import type { RequestHandler } from 'express';
import { redirects, redirectVariant } from '../answers/kept';
import type { Services } from '../context';

/** Answers redirects. Express would encode the query of a Location again, and so change it. */
export const answerRedirects =
  ({ kept }: Services): RequestHandler =>
  (request, response, next) => {
    const { decision } = response.locals;
    if (decision?.kind !== 'redirect') return next();
    response.set('Content-Length', '0');
    response.status(decision.status);
    if (request.method === 'GET') kept.keep(redirects, redirectVariant(decision), response);
    response.setHeader('Location', decision.location);
    response.end();
  };
