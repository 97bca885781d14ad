import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Telemetry } from '../observability/metrics';
import { answerClientErrors } from './clientErrors';
import { reportDroppedConnections } from './droppedConnections';
import { defaultLimits, type HttpLimits } from './limits';

/** Makes the HTTP server of a listener, with its limits; what it refuses goes to `telemetry`. It does not listen yet. */
export const createHttpServer = (
  listener: RequestListener,
  { limits = defaultLimits, ...telemetry }: Telemetry & { limits?: HttpLimits },
): Server => {
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
  answerClientErrors(server, telemetry);
  reportDroppedConnections(server, telemetry);
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
