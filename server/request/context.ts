import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Decision } from '../../shared/resolve';
import type { Decide } from './decide';
import { type Encoding, negotiateEncoding } from './negotiate';

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
  /** The request target as it was sent. */
  target: string;
  decision: Decision;
  encoding: Encoding;
  /** When it arrived, in milliseconds of the process's clock. */
  start: number;
  /** Bytes that the connection had sent before. */
  sentBefore: number;
  /** The client's address, which its socket has no more after an abort. */
  client: string | undefined;
  /** Headers of the response to this request alone. */
  headers: Readonly<Record<string, string>>;
}>;

declare global {
  namespace Express {
    interface Request {
      context: RequestContext;
    }
  }
}

const createContext = (request: Request, decide: Decide, stopping: boolean): RequestContext => {
  const { socket, originalUrl: target } = request;
  const id = requestIdOf(request.headers);
  const trace = traceOf(request.headers);
  const headers: Record<string, string> = { 'X-Request-Id': id };
  if (trace) headers['Traceparent'] = trace;
  if (stopping) headers['Connection'] = 'close';
  return {
    id,
    trace,
    headers,
    target,
    decision: decide(request),
    encoding: negotiateEncoding(request),
    start: performance.now(),
    sentBefore: socket.bytesWritten,
    client: request.ip,
  };
};

/**
 * Reads the context of a request, once for all that follows. A process that stops closes each connection after its next
 * response: closing it later could cut off a request on its way.
 */
export const requestContext =
  ({ decide, stopping }: { decide: Decide; stopping: () => boolean }): RequestHandler =>
  (request, _response, next) => {
    request.context = createContext(request, decide, stopping());
    next();
  };
