import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Metrics } from './metrics';

/** What a page store says of itself; sizes in bytes. */
type StoreSize = Readonly<{ bytes: number; limit: number; count: number }>;

/** Measures what the page store holds, and counts renderings and evictions. */
export const storeMetrics = (
  registry: Registry,
  store: StoreSize,
): Pick<Metrics, 'countRendering' | 'countEviction'> => {
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('site_store_bytes', 'Bytes of all stored bodies together.', () => store.bytes);
  gauge('site_store_limit_bytes', 'Most bytes that stored bodies may take.', () => store.limit);
  gauge('site_store_pages', 'Stored renderings.', () => store.count);
  const evictions = new Counter({
    name: 'site_store_evictions_total',
    help: 'Stored renderings that were removed to make room.',
    registers,
  });
  const renderings = new Histogram({
    name: 'site_rendering_duration_seconds',
    help: 'From the start of a rendering until it is stored or has failed.',
    labelNames: ['outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  for (const outcome of ['stored', 'failed']) renderings.zero({ outcome });
  return {
    countEviction: () => evictions.inc(),
    countRendering: (seconds, stored) =>
      renderings.observe({ outcome: stored ? 'stored' : 'failed' }, seconds),
  };
};
