import type { RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { splitTarget } from '../../shared/path';
import { limitConnection } from './limitConnection';
import { defaultLimits } from './limits';
import { createHttpServer } from './server';

/** The address of the metrics, on a port of their own. */
export const metricsPath = '/metrics';

/** A scraper needs one connection; each connection takes a file descriptor that visitors need. */
const maxConnections = 100;

const answer =
  (registry: Registry, log: Logger): RequestListener =>
  async (request, response) => {
    if (!limitConnection({ log, limits: defaultLimits }, request, response)) return;
    const say = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    const known = request.method === 'GET' && splitTarget(request.url ?? '').path === metricsPath;
    if (!known) {
      say(404, 'text/plain; charset=utf-8', `Metrics are at ${metricsPath}.\n`);
      return;
    }
    try {
      say(200, registry.contentType, await registry.metrics());
    } catch (error) {
      // An unhandled rejection would end the process.
      log.error({ err: error }, 'failed to collect the metrics');
      response.destroy();
    }
  };

/** Makes the server of the metrics. It never keeps the process from exiting. */
export const createMetricsServer = (registry: Registry, log: Logger): Server => {
  const server = createHttpServer(answer(registry, log), { log });
  server.maxConnections = maxConnections;
  server.unref();
  server.on('connection', (socket) => socket.unref());
  return server;
};
