import { Registry } from 'prom-client';
import type { Services } from '../context';
import { listen } from '../http/server';
import { countAnswers } from './answers';
import type { Metrics } from './metrics';
import { tellProcess } from './process';
import { createMetricsServer, metricsPath } from './serve';
import { countStore } from './store';

/**
 * Makes the metrics of a process and serves them on a port of their own; gives them with their address. Rejects
 * where the port is taken or not allowed. Loaded where they are wanted and nowhere else: a start reads less.
 */
export const startMetrics = async (
  services: Services,
  port: number,
): Promise<{ metrics: Metrics; address: string }> => {
  const { log, settings, store } = services;
  const registry = new Registry();
  const metrics: Metrics = {
    ...tellProcess(registry, services),
    ...countAnswers(registry),
    ...countStore(registry, store),
  };
  store.watcher = metrics;
  const origin = await listen(createMetricsServer(registry, log), port, settings.METRICS_HOST);
  return { metrics, address: origin + metricsPath };
};
