import type { RequestHandler } from 'express';

/**
 * Answers redirects. The Location is set as it was decided: Express would encode the query again and
 * so change it. What depends on the visitor is stored nowhere; the rest is remembered for an hour, not
 * for ever, because an id without a page today may have one tomorrow.
 */
export const answerRedirects = (): RequestHandler => (_request, response, next) => {
  const { decision } = response.locals;
  if (decision?.kind !== 'redirect') return next();
  if (decision.negotiated) response.vary('Accept-Language');
  response.setHeader('Location', decision.location);
  response.set('Cache-Control', decision.negotiated ? 'private, no-store' : 'public, max-age=3600');
  response.set('Content-Length', '0');
  response.status(decision.status).end();
};
