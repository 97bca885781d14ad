import { type DestinationStream, pino } from 'pino';

/** Most bytes of lines that wait for a reader who does not read: beyond it pino drops lines. */
export const maxWaitingBytes = 16 * 1024 * 1024;

/** How often the log could not be written, why first, and how many lines are lost. */
export type LogFailure = { code: string | undefined; failures: number; dropped: number };

export type LogDestination = DestinationStream & {
  /** Calls back when lines can be written again after failures. */
  onRecovery: (callback: (failure: LogFailure) => void) => void;
  /** Writes that have failed since the start. */
  failures: () => number;
  /** Exits the process, whatever the log does: an exit waits for a write that hangs, so the process kills itself. */
  exit: () => void;
};

/**
 * Writes log lines to a file descriptor asynchronously, so that neither a slow reader nor a full disk delays a
 * response. The lines of an event-loop turn are one write, which costs less than a write for each; at an exit the
 * waiting lines are written.
 */
export const logDestination = (fd: number): LogDestination => {
  let lines = '';
  let writing = false;
  let failures = 0;
  let failure: LogFailure | undefined;
  let reportRecovery: (failure: LogFailure) => void = () => {};
  const flush = () => {
    if (!lines) return;
    writing = true;
    destination.write(lines);
    lines = '';
  };
  process.once('exit', () => {
    // pino's own listener, which comes next, would try to write them for ever.
    if (failure) destination.destroy();
    else flush();
  });
  const destination = pino.destination({ dest: fd, sync: false, maxLength: maxWaitingBytes });
  let last: Error | undefined;
  destination.on('error', (error: NodeJS.ErrnoException) => {
    // pino emits the first error twice.
    if (error === last) return;
    last = error;
    failures += 1;
    failure ??= { code: error.code, failures: 0, dropped: 0 };
    failure.failures += 1;
  });
  destination.on('drop', (dropped: string) => {
    if (failure) failure.dropped += dropped.split('\n').length - 1;
  });
  destination.on('drain', () => {
    writing = false;
    const past = failure;
    failure = undefined;
    if (past) reportRecovery(past);
  });
  return {
    write: (line) => {
      if (!lines) setImmediate(flush);
      lines += line;
    },
    onRecovery: (callback) => {
      reportRecovery = callback;
    },
    failures: () => failures,
    exit: () => {
      if (writing && !failure) process.kill(process.pid, 'SIGKILL');
      process.exit();
    },
  };
};
