import type { IncomingHttpHeaders } from 'node:http';

/** The header of W3C Trace Context, both ways. */
export const traceHeader = 'Traceparent';

/** Its value by the recommendation, section 3.2.2; anything else could forge a log line. */
const validTrace = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The trace that a request is part of, if it says so rightly. */
export const traceOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  typeof traceparent === 'string' && validTrace.test(traceparent) ? traceparent : undefined;
