import type { IncomingHttpHeaders } from 'node:http';

/** Longest value, in characters. */
const maxLength = 300;

/**
 * The Referer of a request: our referrer's path, or only the origin of other sites, whose paths and queries may be
 * about the visitor. Undefined without a valid one.
 */
export const referrerOf = (
  { referer }: IncomingHttpHeaders,
  siteOrigin: string,
): string | undefined => {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { protocol, origin, pathname } = new URL(referer);
  if (!/^https?:$/.test(protocol)) return undefined;
  return (origin === siteOrigin ? pathname : origin).slice(0, maxLength);
};
