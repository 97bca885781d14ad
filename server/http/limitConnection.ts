import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import type { Telemetry } from '../observability/metrics';
import type { HttpLimits } from './limits';
import { remoteAddress } from './remoteAddress';

/** How many requests of a connection wait for the responses before theirs. */
const waiting = new WeakMap<Socket, number>();

/**
 * Lets a pipelined request wait until the responses before it are sent, because the server would hold as many bodies
 * otherwise; closes a connection with too many that wait.
 */
export const limitConnection =
  ({ log, metrics, limits }: Telemetry & { limits: HttpLimits }): RequestHandler =>
  ({ socket }, response, next) => {
    // An earlier pipelined request has closed this connection.
    if (socket.destroyed) return;
    // Node gives a response its socket when it is its turn.
    if (response.socket) return next();
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > limits.maxPipelined) {
      const event = 'pipelineLimit';
      log.warn({ event, client: remoteAddress(socket), waiting: count }, 'too many requests wait');
      metrics?.countRefusal('pipeline');
      socket.destroy();
      return;
    }
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      next();
    });
  };
