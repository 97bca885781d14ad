import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** How long a stopping server goes on answering, so that a balancer hears of it; milliseconds. */
const drain = 2_000;

/** Longest time that open requests get to finish after that, in milliseconds. */
const deadline = 10_000;

/** How long the log may take to be written at the end, in milliseconds. */
const lastWords = 500;

/** How often a server that npm started looks whether npm is still there, in milliseconds. */
const parentCheck = 1_000;

/** Calls back when the parent process ends: a shell between npm and us does not pass signals on. */
const onOrphaned = (callback: () => void): void => {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, parentCheck);
  timer.unref();
};

/**
 * On SIGTERM the server says that it is not ready, closes each connection with the answer it gives, and
 * after a while takes no more; open requests finish, and the process ends with 0. SIGINT, a person at a
 * terminal, does without the while.
 */
export const stopOnSignal = (server: Server, log: Logger, stopping: () => void): void => {
  let begun = false;
  const close = () => {
    server.close(() => {
      log.info('stopped');
      // Nothing is left to do then but to write the log: an exit now could put its last lines in another order.
      setTimeout(() => process.exit(0), lastWords).unref();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), deadline).unref();
  };
  const stop = (reason: string, wait: number) => {
    if (begun) return;
    begun = true;
    log.info({ reason }, 'stopping');
    stopping();
    setTimeout(close, wait);
  };
  process.once('SIGTERM', () => stop('SIGTERM', drain));
  process.once('SIGINT', () => stop('SIGINT', 0));
  onOrphaned(() => stop('orphaned', 0));
};
