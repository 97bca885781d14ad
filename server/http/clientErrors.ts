import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { methods } from '../../shared/resolve';
import type { Refusal, Telemetry } from '../observability/metrics';
import { followConnections } from './connections';

/** How long a client may go on sending after its error, in milliseconds. */
const lingerTimeout = 1_000;

/** Statuses by the code of Node's error; any other code is 400. */
const statuses = new Map<string | undefined, Refusal & number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

const errorHeaders = {
  'Cache-Control': 'no-store',
  'Content-Length': '0',
  Connection: 'close',
  'X-Content-Type-Options': 'nosniff',
};

/** A raw response. It has no body: no Accept-Language is available. */
const rawError = (status: number, headers: Record<string, string> = {}): string => {
  const fields = Object.entries({ ...errorHeaders, ...headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
};

/**
 * Ends a connection after a last response. What the client still sends is read for a moment: closing a socket
 * over unread bytes resets the connection, and the client never sees the response.
 */
const endWith = (socket: Duplex, response: string): void => {
  socket.end(response);
  setTimeout(() => socket.destroy(), lingerTimeout).unref();
};

/**
 * Answers what never becomes a request of the application: unparseable requests, CONNECT and unknown
 * expectations. Each gets one bodiless, uncacheable error, never in the middle of a response nor as a second
 * response to the same request, and a line in the log.
 */
export const answerClientErrors = (server: Server, { log, metrics }: Telemetry): void => {
  const { follow, hasUnreadBody, whenIdle } = followConnections(server);
  const failed = new WeakSet<Duplex>();

  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as IncomingMessage['socket'];
    // Each further chunk of bytes raises the error again.
    if (failed.has(socket)) return;
    failed.add(socket);
    const { remoteAddress: client, bytesRead, bytesWritten } = socket;
    const status = statuses.get(error.code) ?? 400;
    // The client has left, or a browser preconnected and sent nothing.
    if (!socket.writable || !/^(HPE_|ERR_HTTP_)/.test(error.code ?? '') || bytesRead === 0) {
      socket.destroy();
      return;
    }
    log.warn({ event: 'clientError', client, status, code: error.code }, 'unparseable request');
    metrics?.countRefusal(status);
    const answered = hasUnreadBody(socket) || (status === 408 && bytesWritten > 0);
    whenIdle(socket, () => endWith(socket, answered ? '' : rawError(status)));
  });

  server.on('connect', ({ socket: { remoteAddress: client }, method }, socket) => {
    log.warn({ event: 'methodNotAllowed', client, status: 405, method }, 'CONNECT is not allowed');
    metrics?.countRefusal(405);
    // Without a listener, a reset of this socket would end the process.
    socket.on('error', () => {});
    whenIdle(socket, () => endWith(socket, rawError(405, { Allow: methods.join(', ') })));
  });

  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { socket, method } = request;
    const client = socket.remoteAddress;
    log.warn({ event: 'expectationFailed', client, status: 417, method }, 'unknown expectation');
    metrics?.countRefusal(417);
    response.writeHead(417, errorHeaders).end();
    follow(request, response);
  });
};
