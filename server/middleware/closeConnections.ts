import type { RequestHandler } from 'express';
import type { Services } from '../context';

/**
 * Tells clients of a process that is about to end to open their next connection elsewhere; one that is
 * closed under a request on its way would be an error to them.
 */
export const closeConnections =
  ({ stopping }: Services): RequestHandler =>
  (_request, response, next) => {
    if (stopping()) response.set('Connection', 'close');
    next();
  };
