import { Counter, type Registry } from 'prom-client';
import { Cells } from './cells';
import { countDurations } from './durations';
import { labelsOf } from './labels';
import { type Metrics, refusals } from './metrics';

type Count = { count: number };

const zero = (): Count => ({ count: 0 });

/** Has a registry tell a count, and gives that count: adding to it costs nothing. */
const tell = (registry: Registry, name: string, help: string): Count => {
  const own = zero();
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(own.count);
    },
  });
  return own;
};

/** Counts what visitors got: how long it took, by which rule, from the store or not, and what they did not get. */
export const countAnswers = (registry: Registry): Pick<Metrics, 'answered' | 'refused'> => {
  const addDuration = countDurations(registry);
  const decisions = new Cells<string, string, Count>(zero);
  new Counter({
    name: 'site_decisions_total',
    help: 'Decided addresses by rule and language of the answer, those whose client left among them.',
    labelNames: ['rule', 'lang'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [rule, lang, { count }] of decisions.all()) this.inc({ rule, lang }, count);
    },
  });
  const left = tell(
    registry,
    'site_answers_aborted_total',
    'Answers whose client left before their end; their durations are not counted.',
  );
  const hits = tell(registry, 'site_store_hits_total', 'Answers of pages that the store had.');
  const misses = tell(
    registry,
    'site_store_misses_total',
    'Answers of pages that had to wait for a rendering.',
  );
  const refused = new Counter({
    name: 'site_refused_total',
    help: 'What was turned away: by the status that was said, or for too many owed answers or connections.',
    labelNames: ['reason'],
    registers: [registry],
  });
  // What starts at its first event has no rate at it.
  for (const reason of refusals) refused.inc({ reason }, 0);
  return {
    answered: (decision, { hit, aborted }, status, seconds) => {
      const { page, rule, lang } = labelsOf(decision);
      decisions.at(rule, lang).count += 1;
      if (hit === true) hits.count += 1;
      if (hit === false) misses.count += 1;
      // How long a client took to leave says nothing about the server.
      if (aborted) left.count += 1;
      else addDuration(page, status, seconds);
    },
    refused: (reason) => refused.inc({ reason }),
  };
};
