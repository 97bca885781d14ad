import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** How long open requests may take to finish after the drain, in milliseconds. */
export const closeTimeout = 10_000;

/** How long the log may take to be written at the end, in milliseconds. */
export const flushTimeout = 500;

/** How often a server that npm started checks whether npm still runs, in milliseconds. */
const parentInterval = 1_000;

/** Calls back when the parent process ends: a shell between npm and this process passes no signals on. */
const onOrphaned = (callback: () => void): void => {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, parentInterval);
  timer.unref();
};

/** Calls back for each uncaught fault; Node would end the process at once, in the middle of responses. */
const onFault = (callback: (reason: string, error: unknown) => void): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => callback(event, error));
};

/** Closes each connection after its next response: closing it later could cut off a request on its way. */
export const keepNoConnection = (server: Server): void => {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
};

export type ShutdownOptions = {
  /** How long a stopping server goes on answering, so that balancers notice; milliseconds. */
  drain: number;
  /** Called when the shutdown begins: from then on the server is not ready. */
  begins: () => void;
  /** Exits the process. */
  exit: () => void;
};

/**
 * Stops the server on SIGTERM, SIGHUP or SIGQUIT. It is no longer ready and closes each connection after its next
 * response; after the drain it stops listening, finishes open requests and exits with 0. SIGINT, from a terminal, skips
 * the drain.
 * An uncaught fault stops it like SIGTERM, but with exit code 1, so that a supervisor starts another process: the
 * state is unknown, but other visitors still get their responses.
 */
export const shutDownOnSignals = (
  server: Server,
  log: Logger,
  { drain, begins, exit }: ShutdownOptions,
): void => {
  let begun = false;
  // Logged at any level: an operator wants to know why the process ended.
  const always = log.child({}, { level: 'info' });
  const close = () => {
    server.close(() => {
      log.info('stopped');
      // The process ends by itself once the log is written; an exit now could reorder its last lines.
      setTimeout(exit, flushTimeout).unref();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), closeTimeout).unref();
  };
  const stop = (reason: string, wait: number) => {
    if (begun) return;
    begun = true;
    always.info({ reason }, 'stopping');
    begins();
    keepNoConnection(server);
    setTimeout(close, wait);
  };
  // In the place of main.ts. Not `once`: a signal to a process group arrives twice, and the second would kill the process.
  // SIGHUP and SIGQUIT come from terminals that close and from process managers.
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)
    process.removeAllListeners(signal).on(signal, () => stop(signal, drain));
  process.removeAllListeners('SIGINT').once('SIGINT', () => stop('SIGINT', 0));
  // Log rotation sends these so that a program opens its log again; without a listener USR1 opens Node's debugger, and
  // USR2 kills the process.
  for (const signal of ['SIGUSR1', 'SIGUSR2'] as const)
    process.on(signal, () =>
      log.info({ signal }, 'the log goes to standard output: there is no file to open again'),
    );
  onOrphaned(() => stop('orphaned', 0));
  onFault((reason, error) => {
    process.exitCode = 1;
    always.fatal({ err: error }, 'a fault that nobody caught');
    stop(reason, drain);
  });
};
