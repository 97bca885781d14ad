import { Registry } from 'prom-client';
import { createMetricsServer, metricsPath } from './http/metricsServer';
import { listen } from './http/server';
import type { Metrics } from './observability/metrics';
import { processMetrics } from './observability/processMetrics';
import { responseMetrics } from './observability/responseMetrics';
import { storeMetrics } from './observability/storeMetrics';
import type { Services } from './services';

/**
 * Makes the metrics of a process and serves them on a port of their own; gives them with their address. Rejects
 * where the port is taken or not allowed. Loaded only where METRICS_PORT is set: prom-client slows a start.
 */
export const startMetrics = async (
  { log, settings, store, assets, ready }: Services,
  port: number,
): Promise<{ metrics: Metrics; address: string }> => {
  const registry = new Registry();
  const metrics: Metrics = {
    ...processMetrics(registry, { version: assets.version, ready }),
    ...responseMetrics(registry),
    ...storeMetrics(registry, store),
  };
  store.metrics = metrics;
  const origin = await listen(createMetricsServer(registry, log), port, settings.METRICS_HOST);
  return { metrics, address: origin + metricsPath };
};
