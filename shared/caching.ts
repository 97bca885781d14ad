import type { Decision } from './resolve';

/**
 * The Cache-Control of a decision (RFC 9111). What depends on the visitor is nobody else's; errors are
 * kept nowhere; a redirect is remembered for an hour and not for ever, because an id that has no page
 * today may have one tomorrow; a page may be kept but is asked for again.
 */
export const cacheControlOf = (decision: Decision): string => {
  if (decision.kind === 'error') return 'no-store';
  if (decision.kind === 'redirect')
    return decision.negotiated ? 'private, no-store' : 'public, max-age=3600';
  return decision.negotiated ? 'private, no-cache' : 'public, max-age=0, must-revalidate';
};

/** The Cache-Control of a text that the server makes by itself, and whose readers are programs: an hour. */
export const textCaching = 'public, max-age=3600';

/** The request header that a decision varies by, besides the encoding of its body. */
export const varyOf = (decision: Decision): 'Accept-Language' | undefined =>
  decision.negotiated ? 'Accept-Language' : undefined;
