import type { RequestHandler } from 'express';
import { requestIdHeader } from '../request/id';
import { traceHeader } from '../request/trace';
import type { Services } from '../services';

/**
 * Says which request is answered, and of which trace. A process that is about to end also asks for the next
 * connection to go elsewhere: one that is closed under a request on its way would be an error to the client.
 */
export const contextHeaders =
  ({ stopping }: Services): RequestHandler =>
  ({ context: { id, trace } }, response, next) => {
    response.set(requestIdHeader, id);
    if (trace) response.set(traceHeader, trace);
    if (stopping()) response.set('Connection', 'close');
    next();
  };
