import type { RequestHandler } from 'express';
import { createContext } from '../request/context';
import type { Services } from '../services';

/** Reads the context of a request, once for all that follows. */
export const requestContext =
  ({ decide, stopping }: Services): RequestHandler =>
  (request, _response, next) => {
    request.context = createContext(request, decide, stopping());
    next();
  };
