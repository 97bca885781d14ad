import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The headers that carry request id and trace (W3C Trace Context), in requests and responses. */
export const requestIdHeader = 'X-Request-Id';
export const traceHeader = 'Traceparent';

/** Ids of a proxy that cannot forge a log line. */
const validId = /^[\w-]{1,64}$/;

/** Valid values of Traceparent (section 3.2.2); others could forge a log line. */
const validTrace = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The id of a request: its own if valid, else a new one. */
export const requestIdOf = ({ 'x-request-id': inbound }: IncomingHttpHeaders): string =>
  typeof inbound === 'string' && validId.test(inbound) ? inbound : randomUUID();

/** The trace of a request, if its header is valid. */
export const traceOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  typeof traceparent === 'string' && validTrace.test(traceparent) ? traceparent : undefined;
