import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import type { StoredPage } from '../pages/bodies';
import type { Encoding } from '../request/encoding';

/**
 * The ETag of a body: the content's name, and what makes this representation of it another than the
 * others (RFC 9110, section 8.8.3.3). Bodies that are squeezed smaller later are others too.
 */
export const etagOf = ({ hash, squeezed }: StoredPage, encoding: Encoding): string =>
  `"${hash}${squeezed ? '' : '-quick'}-${encoding}"`;

/** Whether the client has what an ETag names (RFC 9110, section 13.1.2), so that 304 is enough. */
export const isFresh = (headers: IncomingHttpHeaders, etag: string): boolean =>
  fresh(headers, { etag });
