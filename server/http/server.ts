import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reports } from '../observability/metrics';
import { answerClientErrors } from './clientErrors';
import { reportDroppedConnections } from './connectionLimit';

/**
 * Limits of the connections, in milliseconds and octets. Idle connections stay longer than proxies keep theirs (60 s
 * is usual): otherwise a proxy sends a request into a closed connection and answers 502.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 4_000,
  keepAliveTimeout: 75_000,
  // Above the longest address that is decided, so that a longer one gets the 414 page.
  maxHeaderSize: 32 * 1024,
  maxConnections: 10_000,
};

/** Makes the HTTP server of a listener, with its limits; what it refuses goes to `reports`. It does not listen yet. */
export const createHttpServer = (listener: RequestListener, reports: Reports): Server => {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: limits.connectionsCheckingInterval,
      keepAliveTimeout: limits.keepAliveTimeout,
      maxHeaderSize: limits.maxHeaderSize,
      // The application answers a request without Host, in the visitor's language.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxConnections = limits.maxConnections;
  // By default Node drops headers beyond 2,000 silently, which could hide a second Host.
  server.maxHeadersCount = 0;
  answerClientErrors(server, reports);
  reportDroppedConnections(server, reports);
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
