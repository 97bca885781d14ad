import type { IncomingMessage } from 'node:http';
import { memoize } from './memoize';

const hostHeader = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

const isHost = memoize((host) => hostHeader.test(host));

/** Whether Host was sent more than once; Node keeps the first and drops the others silently. */
const isRepeated = (rawHeaders: readonly string[]): boolean => {
  let times = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') times += 1;
  }
  return times > 1;
};

/**
 * Whether the Host header is repeated, invalid, or missing in HTTP/1.1 (RFC 9112, section 3.2): a proxy and this server
 * could read such a request differently.
 */
export const hasInvalidHost = ({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const { host } = headers;
  if (host === undefined) return httpVersion !== '1.0';
  return (host !== '' && !isHost(host)) || isRepeated(rawHeaders);
};
