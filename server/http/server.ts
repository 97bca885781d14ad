import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { splitTarget } from '../../shared/path';
import type { Telemetry } from '../observability/metrics';
import { defaultLimits, type HttpLimits } from './limits';
import { messageClasses } from './messageClasses';
import { createRefusals } from './refusals';

/**
 * Reduces a request target to path and query (RFC 9112, section 3.2.2); Express's `originalUrl` keeps it as it was sent.
 * Express answers absolute targets without a path, and those that are no URL, with a page of its own
 * (tests/contract/hostileRows.ts).
 */
const toOriginForm = (request: IncomingMessage): void => {
  const { url: target = '/' } = request;
  if (target.startsWith('/') && !target.includes('#')) return;
  const { path, query } = splitTarget(target);
  Object.assign(request, { originalUrl: target });
  request.url = (path.startsWith('/') ? path : `/${path}`) + query;
};

/** Makes the HTTP server of an application, with its limits; what it refuses goes to `telemetry`. It does not listen yet. */
export const createHttpServer = (
  app: Express,
  { limits = defaultLimits, ...telemetry }: Telemetry & { limits?: HttpLimits },
): Server => {
  const server = createServer({
    ...messageClasses(app),
    headersTimeout: limits.headersTimeout,
    requestTimeout: limits.requestTimeout,
    connectionsCheckingInterval: limits.connectionsCheckingInterval,
    keepAliveTimeout: limits.keepAliveTimeout,
    maxHeaderSize: limits.maxHeaderSize,
    // The application answers a request without Host, in the visitor's language.
    requireHostHeader: false,
  });
  server.timeout = limits.idleTimeout;
  server.maxConnections = limits.maxConnections;
  // Node drops further headers silently: one more tells that there were too many.
  server.maxHeadersCount = limits.maxHeaders + 1;
  const refusals = createRefusals(telemetry, limits);
  const answer: RequestListener = (request, response) => {
    if (request.rawHeaders.length > 2 * limits.maxHeaders)
      return refusals.tooManyHeaders(request, response);
    refusals.inTurn(request, response, () => {
      toOriginForm(request);
      app(request, response);
    });
  };
  server.on('request', answer);
  // An expectation that is not known may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', answer);
  // Node keeps the address that is read first: one that is read after a reset is none.
  server.on('connection', (socket) => socket.remoteAddress);
  server.on('connect', refusals.connect).on('clientError', refusals.clientError);
  return server;
};

/**
 * Listens, and resolves with the address; rejects where the port is taken or not allowed. `::` is every address of this
 * machine, of IPv4 too, also where it has no IPv6.
 */
export const listen = (server: Server, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host !== '::' && { host }) }, () => {
      server.off('error', reject);
      const { address, family, port: bound } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`);
    });
  });
