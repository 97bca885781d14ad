import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Longest time that open requests get to finish after the drain, in milliseconds. */
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

/** Calls back for each fault that nobody has caught; Node alone would end the process, in the middle of answers. */
const onFault = (callback: (reason: string, error: unknown) => void): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => callback(event, error));
};

export type Stopping = {
  /** How long a stopping server goes on answering, so that a balancer hears of it; milliseconds. */
  drain: number;
  /** Called when it begins: from then on the server is not ready, and keeps no connection. */
  begins: () => void;
};

/**
 * On SIGTERM the server says that it is not ready, closes each connection with the answer it gives, and
 * after the drain takes no more; open requests finish, and the process ends with 0. SIGINT, a person at a
 * terminal, does without the drain. A fault that nobody caught ends it like SIGTERM, but with 1, so that a
 * supervisor starts another: what it left behind is not known, and who is being answered is not to blame.
 */
export const stopWhenAsked = (server: Server, log: Logger, { drain, begins }: Stopping): void => {
  let begun = false;
  // Said at any log level: whoever finds it ended wants to know why.
  const said = log.child({}, { level: 'info' });
  const close = () => {
    server.close(() => {
      log.info('stopped');
      // Nothing is left to do then but to write the log: an exit now could put its last lines in another order.
      setTimeout(() => process.exit(), lastWords).unref();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), deadline).unref();
  };
  const stop = (reason: string, wait: number) => {
    if (begun) return;
    begun = true;
    log.info({ reason }, 'stopping');
    begins();
    setTimeout(close, wait);
  };
  // Not once: sent to a group of processes and passed on by one of them it comes twice, and would kill.
  process.on('SIGTERM', () => stop('SIGTERM', drain));
  process.once('SIGINT', () => stop('SIGINT', 0));
  // Rotation asks programs by it to open their log again, and ends those that do not know it.
  process.on('SIGUSR2', () =>
    log.info('the log goes to standard output: there is no file to open again'),
  );
  onOrphaned(() => stop('orphaned', 0));
  onFault((reason, error) => {
    process.exitCode = 1;
    said.fatal({ err: error }, 'a fault that nobody caught');
    stop(reason, drain);
  });
};
