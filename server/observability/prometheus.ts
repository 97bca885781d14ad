import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import { enquiryIds } from '../../shared/contact/enquiry';
import type { Decision } from '../../shared/resolve';
import { type Measured, type Metrics, refusals } from './metrics';

/** Default metrics that grow with the connections, and V8's heap spaces, which no operator can change. */
const unwanted = /^nodejs_(?:active_|heap_space_)/;

/** Measures a value at each scrape. */
const gauge = (
  registers: Registry[],
  name: string,
  help: string,
  value: () => number | Promise<number>,
) =>
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      this.set(await value());
    },
  });

/** Measures the process: memory, processor, event loop, build, and whether it wants requests. */
const processMetrics = (
  registry: Registry,
  { version, ready, logLosses }: Omit<Measured, 'store'>,
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
  gauge(registers, 'site_ready', '1 while the process wants requests, as /readyz says.', () =>
    ready() ? 1 : 0,
  );
  for (const [name, help, of] of [
    ['site_log_failures_total', 'Writes of the log that failed.', 'failures'],
    ['site_log_lines_dropped_total', 'Lines of the log that are lost.', 'dropped'],
  ] as const)
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(logLosses()[of]);
      },
    });
  return {
    watchConnections: (server: Server) => {
      const count = promisify(server.getConnections.bind(server));
      gauge(registers, 'site_open_connections', "Open connections of the site's port.", () =>
        count().catch(() => 0),
      );
    },
  };
};

/** Upper bounds in seconds: most responses come from memory, the slowest go to clients on slow networks. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The page label of a decision; `unmatched` is an error page. Labels come from the tables: text of a
 * request would make a series for each address that a scanner tries, and a series stays.
 */
const pageLabel = (decision: Decision): string => {
  if (decision.kind === 'page') return decision.page;
  return decision.kind === 'error' ? 'unmatched' : decision.kind;
};

/** Counts what visitors got, by which rule and how fast, where contact pages came from, and refusals. */
export const responseMetrics = (
  registry: Registry,
): Pick<Metrics, 'countResponse' | 'countRefusal'> => {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request until its response has been sent, health checks left out.',
    labelNames: ['page', 'status'],
    buckets,
    registers,
  });
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const decisions = counter(
    'site_decisions_total',
    'Decided addresses by rule and language of the response, aborted ones among them.',
    ['rule', 'lang'],
  );
  const contacts = counter(
    'site_contact_pages_total',
    'Contact pages that were sent, by what the visitor came from, and whether ahead of a visit.',
    ['source', 'plan', 'subject', 'prefetch'],
  );
  const aborted = counter(
    'site_responses_aborted_total',
    'Responses whose client left before their end; their durations are not counted.',
  );
  const hits = counter('site_store_hits_total', 'Responses with a page that was stored.');
  const misses = counter(
    'site_store_misses_total',
    'Responses with a page that had to be rendered first.',
  );
  const refused = counter(
    'site_refused_total',
    'Clients that were turned away: by the status that they got, or the limit that they exceeded.',
    ['reason'],
  );
  // A series that starts at its first event has no rate at it.
  for (const reason of refusals) refused.inc({ reason }, 0);
  return {
    countResponse: (decision, outcome, status, seconds) => {
      const { rule, lang = 'none' } = decision;
      decisions.inc({ rule, lang });
      if (outcome.hit === true) hits.inc();
      if (outcome.hit === false) misses.inc();
      // How long a client took to leave says nothing about the server.
      if (outcome.aborted) return aborted.inc();
      durations.observe({ page: pageLabel(decision), status }, seconds);
      if (decision.kind !== 'page' || decision.page !== 'contact') return;
      const { source = 'none', plan = 'none', subject = 'none' } = enquiryIds(decision.params);
      contacts.inc({ source, plan, subject, prefetch: String(outcome.prefetch) });
    },
    countRefusal: (reason) => refused.inc({ reason }),
  };
};

/** Measures what the page store holds, and counts renderings. */
export const storeMetrics = (
  registry: Registry,
  store: Measured['store'],
): Pick<Metrics, 'countRendering'> => {
  const registers = [registry];
  gauge(registers, 'site_store_bytes', 'Bytes of all stored bodies together.', () => store.bytes);
  gauge(registers, 'site_store_pages', 'Stored renderings.', () => store.count);
  const renderings = new Histogram({
    name: 'site_rendering_duration_seconds',
    help: 'From the start of a rendering until it is stored or has failed.',
    labelNames: ['outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  for (const outcome of ['stored', 'failed']) renderings.zero({ outcome });
  return {
    countRendering: (seconds, stored) =>
      renderings.observe({ outcome: stored ? 'stored' : 'failed' }, seconds),
  };
};

/** Registers all metrics of a process. */
export const createMetrics = (registry: Registry, { store, ...process }: Measured): Metrics => ({
  ...processMetrics(registry, process),
  ...responseMetrics(registry),
  ...storeMetrics(registry, store),
});
