import type { RequestHandler } from 'express';
import { speculationRulesPath } from '../generated/addresses';

/** Names the speculation rules (HTML, 7.6) in every document, error pages too. */
export const speculationRules = (): RequestHandler => (_request, response, next) => {
  response.set('Speculation-Rules', `"${speculationRulesPath}"`);
  next();
};
