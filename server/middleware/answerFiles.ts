import type { RequestHandler } from 'express';
import { textCaching } from '../../shared/caching';
import { splitTarget } from '../../shared/path';
import type { Services } from '../context';
import { sendStored } from '../pages/send';

/** Answers the texts that the server makes by itself, where the tables do not have the address. */
export const answerFiles = ({ files }: Services): RequestHandler => {
  return async (request, response, next) => {
    const { decision } = response.locals;
    if (decision?.kind !== 'error' || decision.status !== 404) return next();
    const { path } = splitTarget(request.originalUrl);
    const file = files.has(path) ? await files.find(path) : undefined;
    if (!file) return next();
    const headers = { 'Content-Type': file.type, 'Cache-Control': textCaching, ...file.headers };
    // Not by Express, which would add a charset to types that have none.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (file.sparing) response.vary('Save-Data');
    const spares = request.get('save-data')?.toLowerCase() === 'on';
    sendStored(request, response, (spares && file.sparing) || file.stored);
  };
};
