import type { IncomingHttpHeaders } from 'node:http';

/** Longest value of a header that is read, in characters; browsers send shorter ones. */
const maxLength = 1000;

/**
 * Cuts the values of all headers before a package parses one: packages parse without a limit, some slowly, and a header
 * may have 32 kB. A list is cut after its last whole part, because half a part could mean something else. X-Forwarded-For
 * keeps its end, because each proxy appends to it.
 */
export const limitHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name in headers) {
    const value = headers[name];
    if (typeof value !== 'string' || value.length <= maxLength) continue;
    headers[name] =
      name === 'x-forwarded-for'
        ? value.slice(-maxLength)
        : value.slice(0, value.lastIndexOf(',', maxLength) + 1 || maxLength);
  }
};
