import { Counter, Histogram, type Registry } from 'prom-client';
import { labelsOf } from './labels';
import { type Metrics, refusals } from './metrics';

/** Upper bounds in seconds: most answers come from memory, the slowest go to readers on slow networks. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts what visitors got: how long it took, by which rule, from the store or not, and what they did not get. */
export const countAnswers = (registry: Registry): Pick<Metrics, 'answered' | 'refused'> => {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request until its answer has been handed over whole, health checks left out.',
    labelNames: ['page', 'status'],
    buckets,
    registers,
  });
  const decisions = new Counter({
    name: 'site_decisions_total',
    help: 'Decided addresses by rule and language of the answer, those whose client left among them.',
    labelNames: ['rule', 'lang'],
    registers,
  });
  const left = new Counter({
    name: 'site_answers_aborted_total',
    help: 'Answers whose client left before their end; their durations are not counted.',
    registers,
  });
  const hits = new Counter({
    name: 'site_store_hits_total',
    help: 'Answers of pages that the store had.',
    registers,
  });
  const misses = new Counter({
    name: 'site_store_misses_total',
    help: 'Answers of pages that had to wait for a rendering.',
    registers,
  });
  const refused = new Counter({
    name: 'site_refused_total',
    help: 'What was turned away: by the status that was said, or for too many owed answers or connections.',
    labelNames: ['reason'],
    registers,
  });
  // What starts at its first event has no rate at it.
  for (const reason of refusals) refused.inc({ reason }, 0);
  return {
    answered: (decision, { hit, aborted }, status, seconds) => {
      const { page, rule, lang } = labelsOf(decision);
      decisions.inc({ rule, lang });
      if (hit === true) hits.inc();
      if (hit === false) misses.inc();
      // How long a client took to leave says nothing about the server.
      if (aborted) left.inc();
      else durations.observe({ page, status }, seconds);
    },
    refused: (reason) => refused.inc({ reason }),
  };
};
