import type { IncomingHttpHeaders } from 'node:http';

/** Longest value of a header that anything reads, in characters: those of browsers are shorter. */
const maxLength = 1000;

/**
 * Cuts the values of all headers before a package parses one: packages parse without a limit, some slowly, and a header
 * may have 32 kB. A list is cut after its last whole part that fits, since half a part could mean something else; of
 * X-Forwarded-For, to which each proxy appends, the end stays.
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
