import type { Request, Response } from 'express';
import { bodyIn, type EncodedBody, etagOf } from './encodedBody';

/** Sends an encoded body in the encoding of the request: 304 where the client has it, no body to HEAD. */
export const sendBody = (request: Request, response: Response, encoded: EncodedBody): void => {
  const { encoding } = request.context;
  response.locals.encoded = true;
  response.vary('Accept-Encoding');
  // An error page has no ETag: nobody may keep it.
  if (response.statusCode === 200) response.set('ETag', etagOf(encoded, encoding));
  // Express removes the other headers of a body from a 304.
  if (encoding !== 'identity' && !request.fresh) response.set('Content-Encoding', encoding);
  response.send(bodyIn(encoded, encoding));
};
