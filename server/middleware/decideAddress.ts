import type { RequestHandler } from 'express';
import { decide } from '../request/decide';

/** Decides the address before anything else happens to it, everything later reads the decision. */
export const decideAddress = (): RequestHandler => (request, response, next) => {
  response.locals.decision = decide(request);
  next();
};
