import type { Server } from 'node:http';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { Services } from '../context';

/**
 * Of what prom-client tells of a process: lists of everything that is open, made anew for each scrape and as
 * long as there are connections, and the parts of V8's heap, which nobody here can do anything about.
 */
const leftOut = /^nodejs_(?:active_|heap_space_)/;

/** How many connections a server has; 0 where it cannot tell. */
const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

/** Tells of the process: its memory, processor and event loop, its build, and whether it wants requests. */
export const tellProcess = (registry: Registry, { assets, ready }: Services) => {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const { name } of registry.getMetricsAsArray())
    if (leftOut.test(name)) registry.removeSingleMetric(name);
  new Gauge({
    name: 'site_build_info',
    help: 'Always 1; the label is the build that is served.',
    labelNames: ['version'],
    registers,
  }).set({ version: assets.version }, 1);
  new Gauge({
    name: 'site_ready',
    help: '1 while the process wants requests, as /readyz says.',
    registers,
    collect() {
      this.set(ready() ? 1 : 0);
    },
  });
  return {
    watch: (server: Server): void => {
      new Gauge({
        name: 'site_open_connections',
        help: "Open connections of the site's port.",
        registers,
        async collect() {
          this.set(await connectionsOf(server));
        },
      });
    },
  };
};
