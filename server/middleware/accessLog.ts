import type { RequestHandler } from 'express';
import { noteAnswer } from '../answers/note';
import type { Services } from '../context';
import { arrivalOf, hasLeft } from '../log/answerLine';
import { requestIdHeader, requestIdOf } from '../request/id';
import { referrerOf } from '../request/referrer';
import { traceHeader, traceOf } from '../request/trace';

/** Notes each request, when its answer has ended or its client has left; health checks are not. */
export const accessLog = (services: Services): RequestHandler => {
  return (request, response, next) => {
    const requestId = requestIdOf(request.headers);
    response.locals.requestId = requestId;
    response.set(requestIdHeader, requestId);
    const trace = traceOf(request.headers);
    if (trace) response.set(traceHeader, trace);
    const arrival = arrivalOf(request, services.trust);
    response.once('close', () => {
      const { decision, hit } = response.locals;
      // Health checks are answered before an address is decided, and nobody wants to read of them.
      if (!decision) return;
      const aborted = hasLeft(request, response);
      const referrer =
        response.statusCode === 404 ? referrerOf(request.headers, services.site.origin) : undefined;
      const answer = { requestId, decision, hit, aborted, referrer };
      noteAnswer(services, request, response, arrival, answer);
    });
    next();
  };
};
