import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings';
import { byteLines } from './byteLines';
import { timeMember } from './time';

/** The log: JSON lines with the time in words and levels by name. */
export const createLogger = (
  { LOG_LEVEL: level }: Settings,
  to: DestinationStream = byteLines(1),
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
