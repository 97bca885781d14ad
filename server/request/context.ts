import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Decision } from '../../shared/resolve';
import { remoteAddress } from '../http/remoteAddress';
import type { Decide } from './decide';
import { limitHeaders } from './limitHeaders';
import { type Encoding, negotiateEncoding } from './negotiate';

/** Ids that cannot forge a log line. */
const validId = /^[\w-]{1,64}$/;

/** Valid values of Traceparent (W3C Trace Context, section 3.2.2). */
const validTrace = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The value of a header that only a trusted proxy may set: its text is not the visitor's. */
const fromProxy = (request: Request, name: string, valid: RegExp): string | undefined => {
  const value = request.get(name);
  // Express lists addresses only where the peer is a trusted proxy.
  return value && valid.test(value) && request.ips.length > 0 ? value : undefined;
};

/**
 * The address of a client. What X-Forwarded-For says counts only where it is an address: a proxy may pass on anything
 * that its visitor wrote, and the zone of an IPv6 address (`fe80::1%x`) may be any text.
 */
const clientAddress = ({ ip = '', socket }: Request): string | undefined =>
  remoteAddress({ remoteAddress: isIP(ip) && !ip.includes('%') ? ip : socket.remoteAddress });

/** What is known of a request before anything answers it. Created once, never changed. */
export type RequestContext = Readonly<{
  /** The `X-Request-Id` of a trusted proxy, else a random UUID. */
  id: string;
  /** The `traceparent` of a trusted proxy (W3C Trace Context). */
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
}>;

declare global {
  namespace Express {
    interface Request {
      context: RequestContext;
    }
  }
}

const createContext = (request: Request, decide: Decide): RequestContext => ({
  id: fromProxy(request, 'x-request-id', validId) ?? randomUUID(),
  trace: fromProxy(request, 'traceparent', validTrace),
  target: request.originalUrl,
  decision: decide(request),
  encoding: negotiateEncoding(request),
  start: performance.now(),
  sentBefore: request.socket.bytesWritten,
  client: clientAddress(request),
});

/**
 * Reads the context of a request, once for all that follows. A process that stops closes each connection after its next
 * response: closing it later could cut off a request on its way.
 */
export const requestContext =
  ({ decide, stopping }: { decide: Decide; stopping: () => boolean }): RequestHandler =>
  (request, response, next) => {
    limitHeaders(request.headers);
    request.context = createContext(request, decide);
    // No package has to parse it again.
    request.headers['accept-encoding'] = request.context.encoding;
    // Nothing here reads a body, which costs Node as long as it comes.
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers;
    if (stopping() || chunked || length !== '0') response.set('Connection', 'close');
    next();
  };
