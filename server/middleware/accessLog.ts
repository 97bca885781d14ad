import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import { isClientAborted, recordResponse } from '../observability/recordResponse';
import type { Services } from '../services';

/** Longest logged referrer, in characters. */
const maxReferrerLength = 300;

/**
 * The Referer of a request: our referrer's path, or only the origin of other sites, whose paths and queries may be
 * about the visitor. Undefined without a valid one.
 */
const referrerOf = ({ referer }: IncomingHttpHeaders, siteOrigin: string): string | undefined => {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { protocol, origin, pathname } = new URL(referer);
  if (!/^https?:$/.test(protocol)) return undefined;
  return (origin === siteOrigin ? pathname : origin).slice(0, maxReferrerLength);
};

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
