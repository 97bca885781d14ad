import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import type { Telemetry } from '../observability/metrics';
import type { HttpLimits } from './limits';

const waiting = new WeakMap<Socket, number>();

/** Whether requests of a connection wait for their responses. */
export const isAnswering = (socket: Socket): boolean => (waiting.get(socket) ?? 0) > 0;

/**
 * Closes a connection that takes too long to read its response, or that pipelines too many requests. A pipelined request
 * goes on when the responses before it are sent: otherwise the server would hold as many bodies.
 */
export const limitConnection =
  ({ log, metrics, limits }: Telemetry & { limits: HttpLimits }): RequestHandler =>
  ({ socket }, response, next) => {
    // An earlier pipelined request has closed this connection.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > limits.maxPipelined) {
      const event = 'pipelineLimit';
      log.warn({ event, client: socket.remoteAddress, waiting: count }, 'too many requests wait');
      metrics?.countRefusal('pipeline');
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    const late = setTimeout(() => socket.destroy(), limits.responseTimeout).unref();
    response.once('close', () => {
      clearTimeout(late);
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    });
    if (response.socket) next();
    else response.once('socket', () => next());
  };
