import { Registry } from 'prom-client';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { PageStore } from '../../server/cache/pageStore';
import { responseMetrics, storeMetrics } from '../../server/observability/prometheus';
import { resolve } from '../../shared/resolve';
import { readSamples, seriesOf } from '../support/metrics';

test('counts a response whose client left as aborted only, and a failed page by its name', async () => {
  const registry = new Registry();
  const { countResponse } = responseMetrics(registry);
  const decision = resolve({ method: 'GET', target: '/pt', preferred: () => 'pt' });
  countResponse(decision, { hit: true, aborted: false }, 200, 0.003);
  countResponse(decision, { hit: true, aborted: true }, 200, 20);
  countResponse(decision, { hit: false, aborted: false }, 500, 0.01);
  const samples = readSamples(await registry.metrics());
  const series = (name: string) => seriesOf(samples, name);
  expect(series('site_responses_aborted_total')).toEqual({ '': 1 });
  expect(series('site_decisions_total')).toEqual({ 'page pt': 3 });
  expect(series('site_store_misses_total')).toEqual({ '': 1 });
  const durations = { 'home 200': 0.003, 'home 500': 0.01 };
  expect(series('http_request_duration_seconds_sum')).toEqual(durations);
});

test('exports the pages, bytes, evictions and renderings of the store', async () => {
  const page = (letter: string) => async () => createElement('p', null, letter.repeat(2000));
  const one = new PageStore(1e6);
  await one.warm('a', page('a'));
  const store = new PageStore(Math.ceil(one.bytes * 2.5));
  const registry = new Registry();
  store.metrics = storeMetrics(registry, store);
  for (const key of ['a', 'b', 'c', 'd']) await store.warm(key, page(key));
  const failing = store.warm('e', () => Promise.reject(new Error('no page')));
  await expect(failing).rejects.toThrow('no page');
  const samples = readSamples(await registry.metrics());
  const series = (name: string) => seriesOf(samples, `site_store_${name}`)[''];
  expect(series('pages')).toBe(2);
  expect(series('bytes')).toBe(store.bytes);
  expect(series('limit_bytes')).toBe(store.limit);
  expect(series('evictions_total')).toBe(2);
  expect(seriesOf(samples, 'site_rendering_duration_seconds_count')).toEqual({
    stored: 4,
    failed: 1,
  });
  const seconds = seriesOf(samples, 'site_rendering_duration_seconds_sum')['stored'];
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(5);
});
