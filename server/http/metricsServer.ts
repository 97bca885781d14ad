import express, { type ErrorRequestHandler } from 'express';
import { Registry } from 'prom-client';
import type { Measured, Metrics, Telemetry } from '../observability/metrics';
import { createMetrics } from '../observability/prometheus';
import type { HttpLimits } from './limits';
import { createHttpServer, listen } from './server';

/** The address of the metrics, on a port of their own. */
export const metricsPath = '/metrics';

/** A scraper needs one connection; each connection takes a file descriptor that visitors need. */
const maxConnections = 100;

/**
 * Serves metrics on a port of their own, which never keeps the process from exiting; resolves with their address. Rejects
 * where the port is taken or not allowed. Loaded only where METRICS_PORT is set: prom-client slows a start.
 */
export const startMetrics = async (
  measured: Measured,
  telemetry: Telemetry & { limits: HttpLimits },
  { port, host }: { port: number; host: string },
): Promise<{ metrics: Metrics; address: string }> => {
  const registry = new Registry();
  const metrics = createMetrics(registry, measured);
  const app = express();
  app.get(metricsPath, async (_request, response) => {
    response.set('Cache-Control', 'no-store').type(registry.contentType);
    response.end(await registry.metrics());
  });
  app.use((_request, response) => {
    response.status(404).type('text').send(`Metrics are at ${metricsPath}.\n`);
  });
  const failed: ErrorRequestHandler = (error, _request, response, _next) => {
    telemetry.log.error({ err: error }, 'failed to collect the metrics');
    response.status(500).type('text').send('The metrics cannot be collected; the log says why.\n');
  };
  app.use(failed);
  const server = createHttpServer(app, telemetry).unref();
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => socket.unref());
  return { metrics, address: (await listen(server, port, host)) + metricsPath };
};
