import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings';

/**
 * The log: JSON lines with the time in words, levels by name, the build, and which instance of it writes. Addresses of
 * IPv4 are as people write them, also where the server listens on `::`.
 */
export const createLogger = (
  { LOG_LEVEL: level, PORT }: Settings,
  build: string,
  to: DestinationStream,
): Logger =>
  pino(
    {
      level,
      base: { build, instance: `${hostname()}:${PORT}` },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { client: (address: string) => address.replace(/^::ffff:/, '') },
      formatters: { level: (label: string) => ({ level: label }) },
    },
    to,
  );
