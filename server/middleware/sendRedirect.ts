import type { RequestHandler } from 'express';

/** Sends redirects. Not by `response.redirect`, which encodes the query of the Location again. */
export const sendRedirect = (): RequestHandler => (request, response, next) => {
  const { decision } = request.context;
  if (decision.kind !== 'redirect') return next();
  response.status(decision.status);
  response.set('Content-Length', '0');
  response.setHeader('Location', decision.location);
  response.end();
};
