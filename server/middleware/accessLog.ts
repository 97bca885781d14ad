import type { RequestHandler } from 'express';
import type { Services } from '../context';
import { hasLeft } from '../log/answerLine';
import { recordResponse } from '../log/recordResponse';
import { referrerOf } from '../request/referrer';

/** Records each response when it has ended, or its client has left. */
export const accessLog = (services: Services): RequestHandler => {
  return (request, response, next) => {
    response.once('close', () => {
      const { hit } = response.locals;
      const referrer =
        response.statusCode === 404 ? referrerOf(request.headers, services.site.origin) : undefined;
      const aborted = hasLeft(request, response);
      recordResponse(services, request, response, { hit, aborted, referrer });
    });
    next();
  };
};
