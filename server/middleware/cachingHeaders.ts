import type { RequestHandler } from 'express';
import { cacheControlOf, varyOf } from '../../shared/caching';

/** Says who may keep an answer, and what it varies by, on every branch that a decision can take. */
export const cachingHeaders = (): RequestHandler => (_request, response, next) => {
  const { decision } = response.locals;
  if (decision) {
    const vary = varyOf(decision);
    if (vary) response.vary(vary);
    response.set('Cache-Control', cacheControlOf(decision));
  }
  next();
};
