import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Services } from '../context';

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
export const mostOwed = 16;

const owed = new WeakMap<Socket, number>();

/**
 * Bounds what a client can make us hold that is owed an answer: lets it go where it takes nothing of it, takes
 * too long over it, or asks for too much at once, and tells whether it may stay. Only for answers that are not
 * handed over at once: a timer for every request of every connection would cost more than finding its answer.
 */
export const limitClient = (
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  { socket }: IncomingMessage,
  response: ServerResponse,
): boolean => {
  const count = (owed.get(socket) ?? 0) + 1;
  if (count > mostOwed) {
    log.warn(
      { event: 'pipelineLimit', client: socket.remoteAddress, owed: count },
      'too many requests wait on one connection',
    );
    metrics?.refused('owed');
    socket.destroy();
    return false;
  }
  owed.set(socket, count);
  response.setTimeout(idleTimeout);
  const late = setTimeout(() => socket.destroy(), wholeTimeout).unref();
  response.once('close', () => {
    clearTimeout(late);
    owed.set(socket, (owed.get(socket) ?? 1) - 1);
  });
  return true;
};

/**
 * Calls back when an answer is the next on its connection. What is read from a disk for it, or rendered, would
 * otherwise be held as often as a client has asked for it at once.
 */
export const whenItsTurn = (response: ServerResponse, callback: () => void): void => {
  if (response.socket) callback();
  else response.once('socket', callback);
};
