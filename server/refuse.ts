import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { methods } from '../shared/resolve';
import type { Services } from './context';
import type { Refusal } from './metrics/metrics';

/** How long a refused client may go on sending before its connection is cut, in milliseconds. */
const linger = 1_000;

/** Where it is told what was refused. */
type Told = Pick<Services, 'log' | 'metrics'>;

/** How often it is said at most that there are too many connections, in milliseconds. */
const dropReport = 60_000;

/** What the parser refuses, by its codes; anything else is 400. */
const parserStatuses = new Map<string | undefined, Refusal & number>([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

const refusal = (extra: Record<string, string> = {}): Record<string, string> => ({
  'Cache-Control': 'no-store',
  'Content-Length': '0',
  Connection: 'close',
  'X-Content-Type-Options': 'nosniff',
  ...extra,
});

/** The last words on a connection, as bytes: who is refused here has no language that could be read. */
const write = (status: number, extra?: Record<string, string>): string => {
  const fields = Object.entries(refusal(extra)).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields, '', ''].join('\r\n');
};

/**
 * Ends a connection, with last words or none. What its client has sent meanwhile is read for a moment: a
 * connection that is closed over unread bytes is reset, and the client never sees what was said to it.
 */
const end = (socket: Duplex, words = ''): void => {
  socket.on('error', () => {});
  socket.end(words);
  setTimeout(() => socket.destroy(), linger).unref();
};

/** The last request with a body on each connection: what breaks inside one breaks an answered request. */
const bodies = new WeakMap<Socket, IncomingMessage>();

/** Remembers a request that brings a body. Nobody reads it, but it can turn out to be none. */
export const noteBody = (request: IncomingMessage): void => {
  const { headers } = request;
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined)
    bodies.set(request.socket, request);
};

/** Where Node keeps the answer that a connection is in the middle of; nothing public says it. */
type Busy = Socket & { _httpMessage?: ServerResponse | null };

/** Calls back when a connection is in the middle of no answer, or closed. */
const whenQuiet = (socket: Busy, callback: () => void): void => {
  const answer = socket._httpMessage;
  if (answer) answer.once('close', () => whenQuiet(socket, callback));
  else callback();
};

/**
 * Answers in the server's stead where Node's parser finds no request: with a status that no cache keeps and
 * no body, never in the middle of an answer nor as a second one to the same request, and with a line in the log.
 */
const refuseRubbish = ({ log, metrics }: Told) => {
  const refused = new WeakSet<Socket>();
  return (error: NodeJS.ErrnoException, stream: Duplex): void => {
    const socket = stream as Socket;
    // Every further byte of a refused client is an error of its own.
    if (refused.has(socket)) return;
    refused.add(socket);
    const { remoteAddress: client, bytesRead, bytesWritten } = socket;
    const status = parserStatuses.get(error.code) ?? 400;
    // Gone, or opened ahead of time as browsers do and never used: nobody to answer, nothing to tell.
    if (!socket.writable || !/^(HPE_|ERR_HTTP_)/.test(error.code ?? '') || bytesRead === 0) {
      socket.destroy();
      return;
    }
    log.warn({ client, status, code: error.code }, 'refused');
    metrics?.refused(status);
    const body = bodies.get(socket);
    const answered = (body && !body.complete) || (status === 408 && bytesWritten > 0);
    whenQuiet(socket, () => end(socket, answered ? undefined : write(status)));
  };
};

/** Tells of connections that were turned away because there are too many, now and then. */
const reportDrops = ({ log, metrics }: Told) => {
  let dropped = 0;
  return (): void => {
    dropped += 1;
    metrics?.refused('connections');
    if (dropped > 1) return;
    log.warn('too many connections: new ones are turned away');
    setTimeout(() => {
      if (dropped > 1) log.warn({ dropped }, 'connections were turned away');
      dropped = 0;
    }, dropReport).unref();
  };
};

/** Has a server answer what never becomes a request of the application, in its own words. */
export const refuseWhatIsNone = (server: Server, told: Told): void => {
  server.on('clientError', refuseRubbish(told));
  server.on('drop', reportDrops(told));
  const note = ({ socket, method }: IncomingMessage, status: Refusal & number) => {
    told.log.warn({ client: socket.remoteAddress, status, method }, 'refused');
    told.metrics?.refused(status);
  };
  server.on('connect', (request, socket) => {
    note(request, 405);
    whenQuiet(socket as Socket, () => end(socket, write(405, { Allow: methods.join(', ') })));
  });
  server.on('checkExpectation', (request, response) => {
    note(request, 417);
    response.writeHead(417, refusal()).end();
  });
};
