import { write } from 'node:fs';
import { type DestinationStream, pino } from 'pino';

/** Most bytes of lines that wait for a reader who does not read: beyond it pino drops lines. */
export const maxWaitingBytes = 16 * 1024 * 1024;

/** Writes that have failed, and lines that are lost. */
export type LogLosses = Readonly<{ failures: number; dropped: number }>;

/** Losses since the last recovery. `code` is the first error of a write; undefined if the reader was only slow. */
export type LogFailure = LogLosses & { code: string | undefined };

export type LogDestination = DestinationStream & {
  /** Calls back when all waiting lines are written after failures or losses. */
  onRecovery: (callback: (failure: LogFailure) => void) => void;
  /** All losses since the start. */
  losses: () => LogLosses;
  /** Exits the process even if a write hangs, and then says on standard error that lines are lost. */
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
  const total = { failures: 0, dropped: 0 };
  let reported = { ...total };
  let code: string | undefined;
  const unreported = (): LogLosses => ({
    failures: total.failures - reported.failures,
    dropped: total.dropped - reported.dropped,
  });
  let reportRecovery: (failure: LogFailure) => void = () => {};
  const flush = () => {
    if (!lines) return;
    writing = true;
    destination.write(lines);
    lines = '';
  };
  process.once('exit', () => {
    // pino's own listener, which comes next, would try to write them for ever.
    if (unreported().failures > 0) destination.destroy();
    else flush();
  });
  const destination = pino.destination({ dest: fd, sync: false, maxLength: maxWaitingBytes });
  let last: Error | undefined;
  destination.on('error', (error: NodeJS.ErrnoException) => {
    // pino emits the first error twice.
    if (error === last) return;
    last = error;
    total.failures += 1;
    code ??= error.code;
  });
  destination.on('drop', (dropped: string) => {
    total.dropped += dropped.split('\n').length - 1;
  });
  destination.on('drain', () => {
    writing = false;
    const losses = unreported();
    if (losses.failures + losses.dropped === 0) return;
    reportRecovery({ code, ...losses });
    reported = { ...total };
    code = undefined;
  });
  return {
    write: (line) => {
      if (!lines) setImmediate(flush);
      lines += line;
    },
    onRecovery: (callback) => {
      reportRecovery = callback;
    },
    losses: () => total,
    exit: () => {
      if (!writing) process.exit();
      // Standard error may be as full as the log: this write, too, may never return.
      write(2, 'The last lines of the log are lost: they could not be written.\n', () => {});
      const failing = unreported().failures > 0;
      setTimeout(() => (failing ? process.exit() : process.kill(process.pid, 'SIGKILL')), 100);
    },
  };
};
