import type { Request, Response } from 'express';
import { bodyIn, type EncodedBody, etagOf } from './encodedBody';

/** Sends bytes with the headers that are set: 304 where the client has them, no body to HEAD. */
export const sendEncoded = (request: Request, response: Response, body: Buffer): void => {
  // Express removes the other headers of a body from a 304.
  if (request.fresh) response.removeHeader('Content-Encoding');
  response.send(body);
};

/** Sends an encoded body in the encoding of the request; only a 200 has an ETag. */
export const sendBody = (request: Request, response: Response, encoded: EncodedBody): void => {
  const { encoding } = request.context;
  response.locals.encoded = true;
  response.vary('Accept-Encoding');
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  if (response.statusCode === 200) response.set('ETag', etagOf(encoded, encoding));
  sendEncoded(request, response, bodyIn(encoded, encoding));
};
