import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Reports } from '../observability/metrics';

/**
 * How long a client may take nothing of its answer before it is let go, in milliseconds. Where a write is half
 * done Node looks a second time before it believes it, so that some stay for twice as long.
 */
const idleTimeout = 20_000;

/** How long it may take over all of an answer: a picture of ours at a tenth of what the slowest network brings. */
const wholeTimeout = 120_000;

/**
 * Most requests of a connection that wait for their answers. No browser and no proxy sends a second one before
 * the first is answered; 64 kB of requests whose answers nobody reads would be 2,000 of them, in every connection.
 */
export const maxPipelined = 16;

const pending = new WeakMap<Socket, number>();

/**
 * Bounds what one client can make the server hold: closes its connection where it reads nothing of a response,
 * takes too long over it, or sends too many requests ahead. Tells whether the connection may stay. Responses
 * that fit into the socket's buffer do not need it: a timer for each would cost more than the response.
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
