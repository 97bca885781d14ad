import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import type { StoredPage } from '../pages/bodies';
import type { Encoding } from '../request/encoding';
import { rememberedOf } from '../request/recent';

/**
 * The ETag of a body: the content's name, and what makes this representation of it another than the
 * others (RFC 9110, section 8.8.3.3). Bodies that are squeezed smaller later are others too.
 */
export const etagOf = (page: StoredPage, encoding: Encoding): string => etagsOf(page)[encoding];

const etagsOf = rememberedOf(({ hash, squeezed }: StoredPage): Record<Encoding, string> => {
  const etag = (encoding: Encoding) => `"${hash}${squeezed ? '' : '-quick'}-${encoding}"`;
  return { br: etag('br'), gzip: etag('gzip'), identity: etag('identity') };
});

/** Whether the client has what an ETag names (RFC 9110, section 13.1.2), so that 304 is enough. */
export const isFresh = (headers: IncomingHttpHeaders, etag: string): boolean =>
  // What browsers send, and nothing beside it that would have to be read.
  (headers['if-none-match'] === etag && headers['cache-control'] === undefined) ||
  fresh(headers, { etag });
