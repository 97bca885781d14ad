import type { RequestHandler } from 'express';

/** Answers redirects. Express would encode the query of a Location again, and so change it. */
export const answerRedirects = (): RequestHandler => (_request, response, next) => {
  const { decision } = response.locals;
  if (decision?.kind !== 'redirect') return next();
  response.setHeader('Location', decision.location);
  response.set('Content-Length', '0');
  response.status(decision.status).end();
};
