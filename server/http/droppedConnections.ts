import type { Server } from 'node:http';
import type { Telemetry } from '../observability/metrics';

/** Shortest time between two log lines about dropped connections, in milliseconds. */
const reportInterval = 60_000;

/** Counts the connections that Node drops beyond `maxConnections`, and logs them at intervals. */
export const reportDroppedConnections = (server: Server, { log, metrics }: Telemetry): void => {
  const event = 'connectionLimit';
  let dropped = 0;
  server.on('drop', (connection) => {
    dropped += 1;
    metrics?.countRefusal('connections');
    if (dropped > 1) return;
    log.warn(
      { event, client: connection?.remoteAddress },
      'too many connections: new ones are turned away',
    );
    setTimeout(() => {
      if (dropped > 1) log.warn({ event, dropped }, 'connections were turned away');
      dropped = 0;
    }, reportInterval).unref();
  });
};
