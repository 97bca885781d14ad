import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Ids of a proxy that cannot forge a log line. */
const validId = /^[\w-]{1,64}$/;

/** The header that carries the id, in requests and responses. */
export const requestIdHeader = 'X-Request-Id';

/** The id of a request: its own if valid, else a new one. */
export const requestIdOf = ({ 'x-request-id': inbound }: IncomingHttpHeaders): string =>
  typeof inbound === 'string' && validId.test(inbound) ? inbound : randomUUID();
