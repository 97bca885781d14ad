import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Refusal, Telemetry } from '../observability/metrics';
import type { HttpLimits } from './limits';

/** Statuses by the code of Node's error; any other code is 400. */
const statuses = new Map<string | undefined, Refusal & number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

const headers = {
  Connection: 'close',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Length': '0',
};

const headerLines = Object.entries(headers)
  .map((header) => `${header.join(': ')}\r\n`)
  .join('');

/**
 * Answers, logs and counts what never reaches the application. No answer has a body, and each closes its connection.
 */
export const createRefusals = ({ log, metrics }: Telemetry, { maxPipelined }: HttpLimits) => {
  const record = (socket: Socket, status: Refusal & number, code?: string) => {
    const client = socket.remoteAddress;
    log.warn({ event: 'clientError', client, status, code }, 'refused request');
    metrics?.countRefusal(status);
  };
  /** How many responses are under way on a connection: an answer could stand in the middle of them. */
  const underWay = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number): number => {
    const sum = (underWay.get(socket) ?? 0) + more;
    underWay.set(socket, sum);
    return sum;
  };
  const refuse = (socket: Socket, status: Refusal & number, code?: string) => {
    record(socket, status, code);
    if (underWay.get(socket)) socket.destroy();
    else socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines}\r\n`);
  };
  return {
    /**
     * Answers a request when it is its turn: a pipelined one waits until the responses before it are sent, because the
     * server would hold as many bodies otherwise. Closes a connection with too many that wait.
     */
    inTurn: ({ socket }: IncomingMessage, response: ServerResponse, answer: () => void) => {
      // An earlier pipelined request has closed this connection.
      if (socket.destroyed) return;
      const waiting = count(socket, 1) - 1;
      response.once('close', () => count(socket, -1));
      // Node gives a response its socket when it is its turn.
      if (response.socket) return answer();
      if (waiting <= maxPipelined) return response.once('socket', answer);
      const event = 'pipelineLimit';
      log.warn({ event, client: socket.remoteAddress, waiting }, 'too many requests wait');
      metrics?.countRefusal('pipeline');
      socket.destroy();
    },
    /** Node cannot parse a request, or it takes too long. */
    clientError: ({ code }: NodeJS.ErrnoException, stream: Duplex) => {
      const socket = stream as Socket;
      // The client has left, or a browser preconnected and sent nothing.
      if (!socket.writable || socket.bytesRead === 0) socket.destroy();
      else refuse(socket, statuses.get(code) ?? 400, code);
    },
    /** A client takes the site for a proxy. Node has removed its own listeners: no error and no timeout would be noticed. */
    connect: (_request: IncomingMessage, stream: Duplex) => {
      const socket = (stream as Socket).on('error', () => {});
      refuse(socket, 405, 'CONNECT');
      socket.destroySoon();
    },
    /** A request has more headers than `limits.maxHeaders`. */
    tooManyHeaders: ({ socket }: IncomingMessage, response: ServerResponse) => {
      record(socket, 431, 'TOO_MANY_HEADERS');
      response.writeHead(431, headers).end();
    },
  };
};
