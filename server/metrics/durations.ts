import type { Histogram, Registry } from 'prom-client';
import { Cells } from './cells';
import type { PageLabel } from './labels';

/** Upper bounds in seconds: most answers are memory handed over, the last are readers on slow networks. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const name = 'http_request_duration_seconds';

/** Durations of one page and status: how many fell below each bound and above the one before, and their sum. */
class Durations {
  readonly counts: number[] = [...bounds, Number.POSITIVE_INFINITY].map(() => 0);
  sum = 0;

  add(seconds: number): void {
    const at = bounds.findIndex((bound) => seconds <= bound);
    const bucket = at === -1 ? bounds.length : at;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += seconds;
  }

  /** The lines of a histogram, each bucket with what is below it (Prometheus text format 0.0.4). */
  values(labels: Record<string, string | number>) {
    let count = 0;
    const buckets = this.counts.map((own, at) => {
      count += own;
      return {
        metricName: `${name}_bucket`,
        labels: { ...labels, le: bounds[at] ?? '+Inf' },
        value: count,
      };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}

/** Has a registry tell the durations of answers by page and status, and gives what counts one. */
export const countDurations = (registry: Registry) => {
  const cells = new Cells<PageLabel, number, Durations>(() => new Durations());
  const told = {
    name,
    help: 'From the arrival of a request until its answer has been handed over whole, health checks left out.',
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      ...told,
      values: cells.all().flatMap(([page, status, cell]) => cell.values({ page, status })),
    }),
  };
  // All that a registry asks of a metric of its own.
  registry.registerMetric(told as unknown as Histogram);
  return (page: PageLabel, status: number, seconds: number): void =>
    cells.at(page, status).add(seconds);
};
