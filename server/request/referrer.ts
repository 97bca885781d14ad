import type { IncomingHttpHeaders } from 'node:http';

/** How much of it is told at most, in characters. */
const maxLength = 300;

/**
 * Where the link stood that a visitor followed: the path of a page of ours, or of another site its origin and no
 * more, since paths and queries of others may be about the visitor. Undefined where nothing that can be read is said.
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
