import { expect, test, vi } from 'vitest';
import { defaultLimits } from '../../../server/http/limits';

const { maxPipelined } = defaultLimits;

import { request } from '../../contract/request';
import { type Sample, seriesOf, startMeasured } from '../../support/metrics';
import { sendRaw } from '../../support/raw';
import { patience } from '../../support/serverProcess';
import { get } from '../../support/wireAnswers';

vi.setConfig({ testTimeout: patience + 10_000 });

const name = 'http_request_duration_seconds';

const total = (samples: Sample[], of: string) =>
  Object.values(seriesOf(samples, of)).reduce((sum, value) => sum + value, 0);

/** A site without a log, asked for one of each kind; `asked` are those that count. */
const startAsked = async () => {
  const site = await startMeasured({ LOG_LEVEL: 'silent' });
  let asked = 0;
  const ask = (path: string, headers = {}, method = 'GET') => {
    asked += 1;
    return request(site.address, { path, method, headers });
  };
  const inPortuguese = { 'accept-language': 'pt' };
  const { headers } = await ask('/en');
  for (let times = 0; times < 2; times += 1) {
    await ask('/en', {});
    await ask('/en', { 'if-none-match': headers.etag });
    await ask('/', inPortuguese);
    await ask('/nothing');
  }
  await ask('/pt', {}, 'HEAD');
  await ask('/en/contact?sourcePage=whatsapp-bot');
  await ask('/pt/contact?sourcePage=/en/products/nfse-extraction&plano=Ultra&plan=evil');
  await ask('/EN/');
  await ask('/pt/about');
  await ask('/favicon.svg');
  await ask('/robots.txt', inPortuguese);
  await ask('/en', {}, 'POST');
  await ask('/%zz');
  await ask('/en', { host: 'a b' });
  await ask(`/${'a'.repeat(9000)}`);
  // Health checks are asked for every second or so, and no answer to anybody.
  for (const path of ['/healthz', '/readyz']) await request(site.address, { path });
  const samples = await vi.waitFor(async () => {
    const now = await site.scrape();
    expect(total(now, `${name}_count`)).toBe(asked);
    return now;
  });
  return { site, samples };
};

test('answers, decisions and the store are counted, with a log or without', async () => {
  const begun = performance.now();
  const { samples } = await startAsked();
  expect(seriesOf(samples, `${name}_count`)).toEqual({
    'home 200': 4,
    'home 304': 2,
    'contact 200': 2,
    'redirect 301': 2,
    'redirect 302': 2,
    'file 200': 2,
    'unmatched 404': 2,
    'unmatched 400': 2,
    'unmatched 405': 1,
    'unmatched 414': 1,
  });
  expect(seriesOf(samples, 'site_decisions_total')).toEqual({
    'page en': 6,
    'page pt': 2,
    '/ pt': 2,
    '/{lang}/about pt': 1,
    'spelling en': 1,
    'not-found en': 2,
    '/favicon.svg none': 1,
    '/robots.txt none': 1,
    'method en': 1,
    'encoding en': 1,
    'host en': 1,
    'length en': 1,
  });
  expect(total(samples, 'site_store_hits_total')).toBe(6);
  expect(total(samples, 'site_store_misses_total')).toBe(2);
  expect(seriesOf(samples, 'site_contact_pages_total')).toEqual({
    'whatsapp-bot none none': 1,
    'nfse-extraction Ultra none': 1,
  });
  expect(total(samples, 'site_responses_aborted_total')).toBe(0);
  // In seconds: all of them together took less than the test.
  const seconds = total(samples, `${name}_sum`);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan((performance.now() - begun) / 1000);
  const stored = total(samples, 'site_store_pages');
  expect(seriesOf(samples, 'site_rendering_duration_seconds_count')).toEqual({ stored, failed: 0 });
  expect(total(samples, 'site_store_bytes')).toBeGreaterThan(stored * 1000);
  expect(total(samples, 'site_store_limit_bytes')).toBe(64 * 1024 * 1024);
});

test('what never becomes an answered request is counted by its reason', async () => {
  const { address, scrape } = await startMeasured({ LOG_LEVEL: 'silent' });
  const port = Number(new URL(address).port);
  const head = 'HTTP/1.1\r\nHost: a.example\r\n';
  await sendRaw(port, `GARBAGE ${head}\r\n`);
  await sendRaw(port, `GET / ${head}a: ${'b'.repeat(40_000)}\r\n\r\n`);
  await sendRaw(port, `CONNECT evil.example:443 ${head}\r\n`);
  await sendRaw(port, `POST /en ${head}Expect: nonsense\r\n\r\n`);
  await sendRaw(port, get('/nothing').repeat(maxPipelined * 10)).catch(() => '');
  expect(seriesOf(await scrape(), 'site_refused_total')).toEqual({
    '400': 1,
    '405': 1,
    '408': 0,
    '413': 0,
    '417': 1,
    '431': 1,
    pipeline: 1,
    connections: 0,
  });
});
