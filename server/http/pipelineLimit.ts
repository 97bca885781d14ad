import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Reports } from '../observability/metrics';

/**
 * How long a client may read nothing of its response before its connection is closed, in milliseconds. Node renews
 * the timeout once where a write is half done, so some connections stay twice as long.
 */
const idleTimeout = 20_000;

/** How long a whole response may take, in milliseconds: our largest picture at a tenth of the slowest network. */
const wholeTimeout = 120_000;

/**
 * Most requests of a connection that may wait for their responses. No browser or proxy pipelines requests; without
 * the limit 64 kB of pipelined requests would make the server hold 2,000 responses for each connection.
 */
export const maxPipelined = 16;

const pending = new WeakMap<Socket, number>();

/**
 * Closes a connection whose client does not read its response, reads it too slowly, or pipelines too many requests.
 * Returns whether the connection stays. Not for responses that fit into the socket's buffer: a timer would cost more
 * than the response.
 */
export const limitPipeline = (
  { log, metrics }: Reports,
  { socket }: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const count = (pending.get(socket) ?? 0) + 1;
  if (count > maxPipelined) {
    log.warn(
      { event: 'pipelineLimit', client: socket.remoteAddress, waiting: count },
      'too many requests wait on one connection',
    );
    metrics?.countRefusal('pipeline');
    socket.destroy();
    return false;
  }
  pending.set(socket, count);
  response.setTimeout(idleTimeout);
  const late = setTimeout(() => socket.destroy(), wholeTimeout).unref();
  response.once('close', () => {
    clearTimeout(late);
    pending.set(socket, (pending.get(socket) ?? 1) - 1);
  });
  return true;
};

/**
 * Delays work until earlier responses on this connection are sent. Otherwise a client that sends many requests
 * ahead makes the server hold as many bodies.
 */
export const afterPreviousResponse = (response: ServerResponse, callback: () => void): void => {
  if (response.socket) callback();
  else response.once('socket', callback);
};
