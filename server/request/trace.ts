import type { IncomingHttpHeaders } from 'node:http';

/** The header of W3C Trace Context, in requests and responses. */
export const traceHeader = 'Traceparent';

/** Valid values (section 3.2.2); others could forge a log line. */
const validTrace = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The trace of a request, if its header is valid. */
export const traceOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  typeof traceparent === 'string' && validTrace.test(traceparent) ? traceparent : undefined;
