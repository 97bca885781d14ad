import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings';

/** The log: JSON lines with the time in words and levels by name. */
export const createLogger = ({ LOG_LEVEL: level }: Settings, to: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
    },
    to,
  );
