import type { RequestHandler } from 'express';
import { cacheControlOf, varyOf } from '../../shared/caching';

/** Says who may keep a response, and what it varies by, for every decision. */
export const cachingHeaders = (): RequestHandler => (request, response, next) => {
  const { decision } = request.context;
  const vary = varyOf(decision);
  if (vary) response.vary(vary);
  response.set('Cache-Control', cacheControlOf(decision));
  next();
};
