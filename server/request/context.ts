import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Decision } from '../../shared/resolve';
import type { Decide } from './decide';
import { type Encoding, negotiateEncoding } from './negotiate';

/** Longest value of a header that is read, in characters; browsers send shorter ones. */
const maxHeaderLength = 1000;

/**
 * Cuts the values of all headers before a package parses one: packages parse without a limit, some slowly, and a header
 * may have 32 kB. A list is cut after its last whole part, because half a part could mean something else. X-Forwarded-For
 * keeps its end, because each proxy appends to it.
 */
const cutHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name in headers) {
    const value = headers[name];
    if (typeof value !== 'string' || value.length <= maxHeaderLength) continue;
    headers[name] =
      name === 'x-forwarded-for'
        ? value.slice(-maxHeaderLength)
        : value.slice(0, value.lastIndexOf(',', maxHeaderLength) + 1 || maxHeaderLength);
  }
};

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

/** An address with its port, as Azure's gateways forward it; IPv6 is in brackets (RFC 7239). */
const addressAndPort = /^(?:\[(.*)\]|([\d.]+))(?::\d{1,5})?$/;

/**
 * The address of a client. What X-Forwarded-For says counts only where it is an address: a proxy may pass on anything
 * that its visitor wrote, and the zone of an IPv6 address (`fe80::1%x`) may be any text.
 */
const clientAddress = ({ ip = '', socket }: Request): string | undefined => {
  const [, v6, v4] = addressAndPort.exec(ip) ?? [];
  const address = v6 ?? v4 ?? ip;
  return isIP(address) && !address.includes('%') ? address : socket.remoteAddress;
};

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
    /** What the steps that answer tell each other and the log. */
    interface Locals {
      /** Whether the body came from the store. */
      hit?: boolean;
      /** Whether the body was encoded ahead. */
      encoded?: boolean;
      /** Whether the error page replaces what was decided. */
      failed?: boolean;
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

/** Reads the context of a request, once for all that follows. */
export const requestContext =
  ({ decide }: { decide: Decide }): RequestHandler =>
  (request, response, next) => {
    cutHeaders(request.headers);
    request.context = createContext(request, decide);
    // No package has to parse it again.
    request.headers['accept-encoding'] = request.context.encoding;
    // Nothing here reads a body, which costs Node as long as it comes.
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers;
    if (chunked || length !== '0') response.set('Connection', 'close');
    next();
  };
