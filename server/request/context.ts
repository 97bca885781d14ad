import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import type { Decision } from '../../shared/resolve';
import type { Decide } from './decide';
import { type Encoding, negotiateEncoding } from './negotiate';

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

/** What is known of a request before anything answers it. Created once, never changed. */
export type RequestContext = Readonly<{
  id: string;
  /** The `traceparent` of the request (W3C Trace Context), where it is well formed. */
  trace: string | undefined;
  /** The request target as it was sent; Express changes `request.url` on its way. */
  target: string;
  decision: Decision;
  encoding: Encoding;
  /** When it arrived, in milliseconds of the process's clock. */
  start: number;
  /** Bytes that the connection had sent before. */
  sentBefore: number;
  /** The client's address, which its socket has no more after an abort. */
  client: string | undefined;
}>;

declare global {
  namespace Express {
    interface Request {
      context: RequestContext;
    }
  }
}

/** Reads the context of a request. */
export const createContext = (request: Request, decide: Decide): RequestContext => {
  const { headers, socket, url: target } = request;
  return {
    id: requestIdOf(headers),
    trace: traceOf(headers),
    target,
    decision: decide(request),
    encoding: negotiateEncoding(request),
    start: performance.now(),
    sentBefore: socket.bytesWritten,
    client: request.ip,
  };
};
