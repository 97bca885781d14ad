import type { RequestHandler } from 'express';
import { aheadPath } from '../files/addresses';

/** Names the speculation rules (HTML, 7.6) to whatever is answered with a document, error pages too. */
export const announceRules = (): RequestHandler => (_request, response, next) => {
  response.set('Speculation-Rules', `"${aheadPath}"`);
  next();
};
