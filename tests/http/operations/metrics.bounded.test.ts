import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { method } from '../../support/arbitraries/methods';
import { exhaustive } from '../../support/exhaustive';
import { type Sample, seriesNames, startMeasured } from '../../support/metrics';
import { patience } from '../../support/serverProcess';

vi.setConfig({ testTimeout: patience + 60_000 });

const count = exhaustive ? 10_000 : 1000;

/** Stands in all that a visitor sends: it must not be found in the metrics. */
const secret = 'Xq7visitor';

const word = () => secret + randomBytes(6).toString('hex');

/** Addresses that nobody has thought of: of no page, below each rule with an id, and broken. */
const shapes = [
  () => `/${word()}`,
  () => `/en/${word()}/${word()}`,
  () => `/pt/products/${word()}`,
  () => `/en/tools/${word()}?${word()}=${word()}`,
  () => `/en?utm=${word()}`,
  () => `//${word()}/%5c${word()}`,
  () => `/assets/${word()}.js`,
  () => `/%zz${word()}`,
  () => `/__proto__/${word()}`,
];

/** V8 has four kinds of collections: each is a series from its first time on, whoever asks. */
const told = (samples: Sample[]) =>
  seriesNames(samples.filter(({ name }) => !name.startsWith('nodejs_gc_')));

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const ask = (origin: string, path: string, by: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      'accept-language': `${randomBytes(1).toString('hex')}, ${Math.random() < 0.5 ? 'pt' : 'en'}`,
      'user-agent': word(),
      referer: `https://${word()}.example/`,
      cookie: `a=${word()}`,
      'x-request-id': word(),
      'x-forwarded-for': word(),
    };
    const { hostname, port } = new URL(origin);
    request({ hostname, port, agent, path, method: by, headers }, (answer) =>
      answer.resume().on('end', resolve),
    )
      .on('error', reject)
      .end();
  });

test(`${count} addresses that nobody has thought of, by any method, add no series`, async () => {
  const site = await startMeasured({ LOG_LEVEL: 'silent' });
  // One of each kind in each language, so that every series that there is has begun.
  for (const shape of shapes)
    for (const by of ['GET', 'HEAD', 'POST'])
      for (let times = 0; times < 10; times += 1) await ask(site.address, shape(), by);
  const before = told(await site.scrape());
  const methods = fc.sample(method, count);
  const asked = methods.map((by, at) => [shapes[at % shapes.length]?.() ?? '', by] as const);
  for (let at = 0; at < count; at += 500)
    await Promise.all(asked.slice(at, at + 500).map(([path, by]) => ask(site.address, path, by)));
  const after = await site.scrape();
  expect(told(after)).toEqual(before);
  const answered = after.filter(({ name }) => name === 'site_decisions_total');
  expect(answered.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(count);
  expect(JSON.stringify(after)).not.toMatch(new RegExp(secret, 'i'));
  agent.destroy();
});
