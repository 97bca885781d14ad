import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** An id from a proxy is kept only in a form that cannot forge a log line. */
const validId = /^[\w-]{1,64}$/;

/** The header that names a request, both ways. */
export const requestIdHeader = 'X-Request-Id';

/** The id of a request: the one that it brings, or a new one. */
export const requestIdOf = ({ 'x-request-id': inbound }: IncomingHttpHeaders): string =>
  typeof inbound === 'string' && validId.test(inbound) ? inbound : randomUUID();
