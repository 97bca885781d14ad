import type { RequestHandler } from 'express';
import { requestIdHeader, traceHeader } from '../request/requestId';
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
