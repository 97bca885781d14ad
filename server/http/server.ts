import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { splitTarget } from '../../shared/path';
import type { Telemetry } from '../observability/metrics';
import { answerClientErrors } from './clientErrors';
import { defaultLimits, type HttpLimits } from './limits';

/**
 * Reduces a request target to path and query (RFC 9112, section 3.2.2); Express's `originalUrl` keeps it as it was sent.
 * Express answers absolute targets without a path, and those that are no URL, with a page of its own
 * (tests/contract/hostileRows.ts).
 */
const toOriginForm: RequestListener = (request) => {
  const { url: target = '/' } = request;
  if (target.startsWith('/') && !target.includes('#')) return;
  const { path, query } = splitTarget(target);
  Object.assign(request, { originalUrl: target });
  request.url = (path.startsWith('/') ? path : `/${path}`) + query;
};

/** Makes the HTTP server of an application, with its limits; what it refuses goes to `telemetry`. It does not listen yet. */
export const createHttpServer = (
  app: RequestListener,
  { limits = defaultLimits, ...telemetry }: Telemetry & { limits?: HttpLimits },
): Server => {
  const server = createServer({
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
  // By default Node drops headers beyond 2,000 silently, which could hide a second Host.
  server.maxHeadersCount = 0;
  server.on('request', toOriginForm).on('request', app);
  answerClientErrors(server, telemetry);
  return server;
};

/** Listens, and resolves with the address; rejects where the port is taken or not allowed. */
export const listen = (server: Server, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { address, family, port: bound } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`);
    });
  });
