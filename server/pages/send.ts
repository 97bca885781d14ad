import type { Request, Response } from 'express';
import { etagOf, isFresh } from '../answers/etag';
import { type KeptAnswers, storedVariant } from '../answers/kept';
import { chooseEncoding } from '../request/encoding';
import { bodyIn, type StoredPage } from './bodies';

/**
 * Answers with a stored page: 304 where the client has it, no body to HEAD. With `kept` the answer to GET is
 * kept, to be given again ahead of the pipeline.
 */
export const sendStored = (
  request: Request,
  response: Response,
  page: StoredPage,
  kept?: KeptAnswers,
): void => {
  const encoding = chooseEncoding(request.headers);
  const keep = (body?: Buffer) => {
    if (request.method === 'GET')
      kept?.keep(page, storedVariant(encoding, response.statusCode), response, body);
  };
  const body = bodyIn(page, encoding);
  response.vary('Accept-Encoding');
  if (response.statusCode === 200) {
    const etag = etagOf(page, encoding);
    response.set('ETag', etag);
    if (isFresh(request.headers, etag)) {
      response.removeHeader('Content-Type');
      response.status(304);
      keep();
      response.end();
      return;
    }
  }
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length));
  keep(body);
  response.end(request.method === 'HEAD' ? undefined : body);
};
