import type { RequestHandler } from 'express';
import { cacheControlOf, varyOf } from '../../shared/caching';

/** Sets Cache-Control and Vary of a decision. */
export const cachingHeaders = (): RequestHandler => (request, response, next) => {
  const { decision } = request.context;
  const vary = varyOf(decision);
  if (vary) response.vary(vary);
  response.set('Cache-Control', cacheControlOf(decision));
  next();
};
