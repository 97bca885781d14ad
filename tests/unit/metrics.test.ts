import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { responseMetrics } from '../../server/observability/prometheus';
import { resolve } from '../../shared/resolve';
import { readSamples, seriesOf } from '../support/metrics';

test('counts a response whose client left as aborted only, and a failed page by its name', async () => {
  const registry = new Registry();
  const { countResponse } = responseMetrics(registry);
  const decision = resolve({ method: 'GET', target: '/pt', preferred: () => 'pt' });
  countResponse(decision, { hit: true, aborted: false, prefetch: false }, 200, 0.003);
  countResponse(decision, { hit: true, aborted: true, prefetch: false }, 200, 20);
  countResponse(decision, { hit: false, aborted: false, prefetch: false }, 500, 0.01);
  const samples = readSamples(await registry.metrics());
  const series = (name: string) => seriesOf(samples, name);
  expect(series('site_responses_aborted_total')).toEqual({ '': 1 });
  expect(series('site_decisions_total')).toEqual({ 'page pt': 3 });
  expect(series('site_store_misses_total')).toEqual({ '': 1 });
  const durations = { 'home 200': 0.003, 'home 500': 0.01 };
  expect(series('http_request_duration_seconds_sum')).toEqual(durations);
});
