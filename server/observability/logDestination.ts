import { type DestinationStream, pino } from 'pino';

/** Most bytes of lines that wait for a reader who does not read: beyond it pino drops lines. */
export const maxWaitingBytes = 16 * 1024 * 1024;

/**
 * Writes log lines to a file descriptor asynchronously, so that a slow reader never delays a response. At an
 * exit pino writes what still waits.
 */
export const logDestination = (fd: number): DestinationStream =>
  pino.destination({ dest: fd, sync: false, maxLength: maxWaitingBytes });
