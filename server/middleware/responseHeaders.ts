import type { RequestHandler } from 'express';
import { cacheControlOf, varyOf } from '../../shared/caching';
import { speculationRulesPath } from '../generated/addresses';
import { requestIdHeader, traceHeader } from '../request/context';
import type { Services } from '../services';

/**
 * Sets request id and trace. A process that stops also closes the connection after the response: closing it later could
 * cut off a request on its way.
 */
export const contextHeaders =
  ({ stopping }: Services): RequestHandler =>
  ({ context: { id, trace } }, response, next) => {
    response.set(requestIdHeader, id);
    if (trace) response.set(traceHeader, trace);
    if (stopping()) response.set('Connection', 'close');
    next();
  };

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
