import type { RequestHandler } from 'express';
import { isClientAborted } from '../observability/accessLogLine';
import { recordResponse } from '../observability/recordResponse';
import { referrerOf } from '../request/referrer';
import type { Services } from '../services';

/** Records each response when it has ended or was aborted. */
export const accessLog = (services: Services): RequestHandler => {
  return (request, response, next) => {
    response.once('close', () => {
      const { hit } = response.locals;
      const referrer =
        response.statusCode === 404 ? referrerOf(request.headers, services.site.origin) : undefined;
      const aborted = isClientAborted(request, response);
      recordResponse(services, request, response, { hit, aborted, referrer });
    });
    next();
  };
};
