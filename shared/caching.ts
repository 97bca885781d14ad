import type { FileSource } from './files';
import type { Decision } from './resolve';

/** A name with a hash is a year's; other files and texts are asked for again after a day or an hour. */
const fileCaching: Readonly<Record<FileSource, string>> = {
  hashed: 'public, max-age=31536000, immutable',
  public: 'public, max-age=86400',
  generated: 'public, max-age=3600',
};

/**
 * The Cache-Control of a decision (RFC 9111). What depends on the visitor is nobody else's; errors are
 * kept nowhere; a redirect is remembered for an hour and not for ever, because an id that has no page
 * today may have one tomorrow.
 *
 * A page is fresh for a second, and for ten minutes more a cache may answer with it while it asks again
 * (RFC 5861, section 3): the reader waits for no server, and the next one has the new page. So it may not be
 * `must-revalidate`, and has no `s-maxage` either, which says the same to shared caches (RFC 9111, sections
 * 5.2.2.10 and 4.2.4): Cloudflare and Envoy then make the reader wait, only nginx and some others do not.
 */
export const cacheControlOf = (decision: Decision): string => {
  if (decision.kind === 'error') return 'no-store';
  if (decision.kind === 'file') return fileCaching[decision.source];
  if (decision.kind === 'redirect')
    return decision.negotiated ? 'private, no-store' : 'public, max-age=3600';
  return decision.negotiated
    ? 'private, no-cache'
    : 'public, max-age=1, stale-while-revalidate=600';
};

/** The request header that a decision varies by, besides the encoding of its body. */
export const varyOf = (decision: Decision): 'Accept-Language' | undefined =>
  decision.negotiated ? 'Accept-Language' : undefined;
