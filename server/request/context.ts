import type { IncomingMessage } from 'node:http';
import type { Decision } from '../../shared/resolve';
import { clientAddress, type Trust } from './client';
import type { Decide } from './decide';
import { chooseEncoding, type Encoding } from './encoding';
import { requestIdOf } from './id';
import { traceOf } from './trace';

/** What is known of a request before anything answers it. Made once, and never changed. */
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
  /** Bytes that the connection had sent by then. */
  sentBefore: number;
  /** Read now: the socket of a client that leaves forgets its address. */
  client: string | undefined;
}>;

declare module 'http' {
  interface IncomingMessage {
    context: RequestContext;
  }
}

/** Reads the context of a request. */
export const createContext = (
  request: IncomingMessage,
  { decide, trust }: { decide: Decide; trust: Trust },
): RequestContext => {
  const { headers, socket, url: target = '/' } = request;
  return {
    id: requestIdOf(headers),
    trace: traceOf(headers),
    target,
    decision: decide(request),
    encoding: chooseEncoding(headers),
    start: performance.now(),
    sentBefore: socket.bytesWritten ?? 0,
    client: clientAddress(request, trust),
  };
};
