import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Longest time that open requests get to finish, in milliseconds. */
const deadline = 10_000;

/** On SIGTERM or SIGINT: no new connections, open requests finish, then the process ends with 0. */
export const stopOnSignal = (server: Server, log: Logger, stopping: () => void): void => {
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    stopping();
    server.close(() => {
      log.info('stopped');
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), deadline).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
