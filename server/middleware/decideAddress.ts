import type { RequestHandler } from 'express';
import { resolve } from '../../shared/resolve';
import { negotiate } from '../negotiate';

/** Decides the address before anything else happens to it, everything later reads the decision. */
export const decideAddress = (): RequestHandler => (request, response, next) => {
  const decision = resolve({
    method: request.method,
    target: request.originalUrl,
    preferred: () => negotiate(request.get('accept-language')),
  });
  response.locals.decision = decision;
  next();
};
