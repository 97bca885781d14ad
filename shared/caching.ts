import type { FileSource } from './files';
import type { Decision } from './resolve';

/** Hashed files never change, so they stay fresh for a year; public files for a day, generated ones for an hour. */
const fileCaching: Readonly<Record<FileSource, string>> = {
  hashed: 'public, max-age=31536000, immutable',
  public: 'public, max-age=86400',
  generated: 'public, max-age=3600',
};

/**
 * What a page says to proxies that rewrite it (RFC 9111, section 5.2.2.6): Cloudflare hides e-mail addresses, and the
 * policy of the site refuses the script that brings them back.
 */
export const noTransform = ', no-transform';

/**
 * The Cache-Control of a decision (RFC 9111). Negotiated responses are private. Errors are not stored. A redirect stays
 * fresh for an hour only, because an id without a page may get one later.
 *
 * A page is fresh for a second; for ten more minutes a cache may send it while it revalidates (RFC 5861, section 3), so
 * that no visitor waits for this server. `must-revalidate` and `s-maxage` would forbid that (RFC 9111, sections 4.2.4
 * and 5.2.2.10): with them Cloudflare and Envoy make the visitor wait.
 */
export const cacheControlOf = (decision: Decision): string => {
  if (decision.kind === 'error') return 'no-store';
  if (decision.kind === 'file') return fileCaching[decision.source];
  if (decision.kind === 'redirect')
    return decision.negotiated ? 'private, no-store' : 'public, max-age=3600';
  const caching = decision.negotiated
    ? 'private, no-cache'
    : 'public, max-age=1, stale-while-revalidate=600';
  return caching + noTransform;
};

/** The request header that a decision varies by, besides the encoding of its body. */
export const varyOf = (decision: Decision): 'Accept-Language' | undefined =>
  decision.negotiated ? 'Accept-Language' : undefined;
