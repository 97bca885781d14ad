import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings';
import { timeMember } from './time';

/** Most bytes of lines that wait for a reader who does not read; then lines are lost, not the server. */
const mostWaiting = 16 * 1024 * 1024;

/**
 * Standard output, written to beside the answers and not before each of them: lines that come while the
 * system takes others go together with the next. None waits for more than that, and what waits at an exit
 * is written first.
 */
const standardOutput = (): DestinationStream =>
  pino.destination({ fd: 1, sync: false, maxLength: mostWaiting });

/** The log: JSON lines with the time in words and levels by name. */
export const createLogger = (
  { LOG_LEVEL: level }: Settings,
  to: DestinationStream = standardOutput(),
): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: timeMember,
      formatters: { level: (label: string) => ({ level: label }) },
    },
    to,
  );
