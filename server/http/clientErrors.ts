import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal, Telemetry } from '../observability/metrics';

/** Statuses by the code of Node's error; any other code is 400. */
const statuses = new Map<string | undefined, Refusal & number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers and logs requests that Node cannot parse or that take too long. Only the first request of a connection
 * gets an answer: a later one could stand in the middle of another response.
 */
export const answerClientErrors = (server: Server, { log, metrics }: Telemetry): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    const { remoteAddress: client, bytesRead, bytesWritten, writable } = socket;
    // The client has left, or a browser preconnected and sent nothing.
    if (!writable || bytesRead === 0) {
      socket.destroy();
      return;
    }
    const status = statuses.get(error.code) ?? 400;
    log.warn({ event: 'clientError', client, status, code: error.code }, 'unparseable request');
    metrics?.countRefusal(status);
    if (bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`;
    socket.end(
      `${head}X-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`,
    );
  });
};
