import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import { memoizeByObject } from '../request/memoize';
import type { Encoding } from '../request/negotiate';
import type { EncodedBody } from './encodedBody';

/**
 * What a request gets of a body (RFC 9110, sections 8.8.3.3 and 13.1.2): the ETag of its encoding, and 304 where the
 * client has those bytes.
 */
export type Representation = Readonly<{ encoding: Encoding; etag: string; status: 200 | 304 }>;

type Representations = Readonly<Record<Encoding, Readonly<Record<200 | 304, Representation>>>>;

/** All representations of a body. Recompression changes the compressed bytes and their ETags, not the identity. */
const representationsOf = memoizeByObject(
  ({ hash, recompressed }: EncodedBody): Representations => {
    const of = (encoding: Encoding, name: string) => {
      const etag = `"${hash}-${name}"`;
      return {
        200: { encoding, etag, status: 200 },
        304: { encoding, etag, status: 304 },
      } as const;
    };
    const level = recompressed ? '' : '-quick';
    return {
      br: of('br', `br${level}`),
      gzip: of('gzip', `gzip${level}`),
      identity: of('identity', 'identity'),
    };
  },
);

const isFresh = (headers: IncomingHttpHeaders, etag: string): boolean =>
  // The usual request of a browser needs no parsing.
  (headers['if-none-match'] === etag && headers['cache-control'] === undefined) ||
  fresh(headers, { etag });

/** Selects the representation of a body for a request; the same representation is the same object. */
export const selectRepresentation = (
  body: EncodedBody,
  encoding: Encoding,
  headers: IncomingHttpHeaders,
): Representation => {
  const both = representationsOf(body)[encoding];
  return isFresh(headers, both[200].etag) ? both[304] : both[200];
};
