import { closeTimeout, flushTimeout } from '../../server/http/shutdown';
import { readSettings } from '../../server/settings/settings';

/** How long the server may take from SIGTERM to its end with these settings, in seconds. */
export const maxShutdownSeconds = (settings: Record<string, string> = {}): number =>
  readSettings(settings).DRAIN_SECONDS + (closeTimeout + flushTimeout) / 1000;
