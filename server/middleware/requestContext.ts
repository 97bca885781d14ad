import type { RequestHandler } from 'express';
import { createContext, requestIdHeader, traceHeader } from '../request/context';
import type { Services } from '../services';

/**
 * Reads the context of a request, and sets the headers that are of this request alone: its id, its trace, and in a
 * process that stops the end of its connection, because closing that later could cut off a request on its way.
 */
export const requestContext =
  ({ decide, stopping }: Services): RequestHandler =>
  (request, response, next) => {
    request.context = createContext(request, decide);
    const { id, trace } = request.context;
    response.set(requestIdHeader, id);
    if (trace) response.set(traceHeader, trace);
    if (stopping()) response.set('Connection', 'close');
    next();
  };
