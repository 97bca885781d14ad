import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { Metrics } from './metrics';

/** Default metrics that grow with the connections, and V8's heap spaces, which no operator can change. */
const unwanted = /^nodejs_(?:active_|heap_space_)/;

/** Measures the process: memory, processor, event loop, build, and whether it wants requests. */
export const processMetrics = (
  registry: Registry,
  { version, ready }: { version: string; ready: () => boolean },
): Pick<Metrics, 'watchConnections'> => {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const { name } of registry.getMetricsAsArray())
    if (unwanted.test(name)) registry.removeSingleMetric(name);
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; the label is the build that is served.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  new Gauge({
    name: 'site_ready',
    help: '1 while the process wants requests, as /readyz says.',
    registers,
    collect() {
      this.set(ready() ? 1 : 0);
    },
  });
  return {
    watchConnections: (server: Server) => {
      const count = promisify(server.getConnections.bind(server));
      new Gauge({
        name: 'site_open_connections',
        help: "Open connections of the site's port.",
        registers,
        async collect() {
          this.set(await count().catch(() => 0));
        },
      });
    },
  };
};
