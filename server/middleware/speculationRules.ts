import type { RequestHandler } from 'express';
import { speculationRulesPath } from '../generated/addresses';

/** Links every document to its speculation rules (HTML, 7.6). */
export const speculationRules = (): RequestHandler => (_request, response, next) => {
  response.set('Speculation-Rules', `"${speculationRulesPath}"`);
  next();
};
