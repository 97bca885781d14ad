import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Telemetry } from '../observability/metrics';
import type { HttpLimits } from './limits';

const pending = new WeakMap<Socket, number>();

/**
 * Closes a connection whose client does not read its response, reads it too slowly, or pipelines too many requests.
 * Returns whether the connection stays. Not for responses that fit into the socket's buffer: a timer would cost more
 * than the response.
 */
export const limitConnection = (
  { log, metrics, limits }: Telemetry & { limits: HttpLimits },
  { socket }: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const count = (pending.get(socket) ?? 0) + 1;
  if (count > limits.maxPipelined) {
    log.warn(
      { event: 'pipelineLimit', client: socket.remoteAddress, waiting: count },
      'too many requests wait on one connection',
    );
    metrics?.countRefusal('pipeline');
    socket.destroy();
    return false;
  }
  pending.set(socket, count);
  response.setTimeout(limits.idleTimeout);
  const late = setTimeout(() => socket.destroy(), limits.responseTimeout).unref();
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
