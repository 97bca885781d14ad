import type { Request, Response } from 'express';
import { chooseEncoding } from './encoding';
import type { StoredPage } from './store';

/** Answers with a stored page: 304 where the client has it, no body to HEAD. */
export const sendStored = (request: Request, response: Response, page: StoredPage): void => {
  const encoding = chooseEncoding(request);
  const body = page.bodies[encoding];
  response.vary('Accept-Encoding');
  if (response.statusCode === 200) {
    response.set('ETag', `"${page.hash}-${encoding}"`);
    if (request.fresh) {
      response.removeHeader('Content-Type');
      response.status(304).end();
      return;
    }
  }
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
};
