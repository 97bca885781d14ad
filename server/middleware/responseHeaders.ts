import type { RequestHandler } from 'express';
import { cacheControlOf, varyOf } from '../../shared/caching';
import { speculationRulesPath } from '../generated/addresses';

/** Sets Cache-Control and Vary of a decision. */
export const cachingHeaders = (): RequestHandler => (request, response, next) => {
  const { decision } = request.context;
  const vary = varyOf(decision);
  if (vary) response.vary(vary);
  response.set('Cache-Control', cacheControlOf(decision));
  next();
};

/** Links every document to its speculation rules (HTML, 7.6). */
export const linkSpeculationRules = (): RequestHandler => (_request, response, next) => {
  response.set('Speculation-Rules', `"${speculationRulesPath}"`);
  next();
};
