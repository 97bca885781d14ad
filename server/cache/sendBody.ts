import type { Request, Response } from 'express';
import { bodyIn, type EncodedBody } from './encodedBody';
import { selectRepresentation } from './representation';
import type { ResponseCache } from './responseCache';

/**
 * Sends an encoded body: 304 where the client has it, no body to HEAD. The response to a GET is added to
 * `responses`, where given, once it has been ended.
 */
export const sendBody = (
  request: Request,
  response: Response,
  encoded: EncodedBody,
  responses?: ResponseCache,
): void => {
  const { encoding } = request.context;
  const representation = selectRepresentation(encoded, encoding, request.headers);
  const body = bodyIn(encoded, encoding);
  response.vary('Accept-Encoding');
  if (response.statusCode === 200) {
    response.set('ETag', representation.etag);
    response.status(representation.status);
  }
  const unchanged = response.statusCode === 304;
  if (unchanged) response.removeHeader('Content-Type');
  else {
    if (encoding !== 'identity') response.set('Content-Encoding', encoding);
    response.set('Content-Length', String(body.length));
  }
  const sent = unchanged || request.method === 'HEAD' ? undefined : body;
  response.end(sent);
  if (request.method === 'GET') responses?.add(representation, response, sent);
};
