import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { request } from '../contract/request';
import { readSamples, startMeasured } from '../support/metrics';
import { namesIn } from '../support/promQl';
import { promtool } from '../support/promtool';

type Panel = { title: string; targets: { expr: string; legendFormat: string }[] };

const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8'));
const panels: Panel[] = dashboard.panels;

/** As Grafana would ask them: with its variables in them. */
const filled = (expr: string) =>
  expr
    .replaceAll('$__rate_interval', '1m')
    .replaceAll('$__range', '6h')
    .replaceAll('$instance', '.+');

const asked = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr: filled(expr), legend: legendFormat })),
);

const alerts = [...readFileSync('deploy/monitoring/alerts.yml', 'utf8').matchAll(/ expr: (.+)/g)];

/** All that a server tells; asked once, by the test that wants it first. */
let scrapedText: Promise<string> | undefined;

const scrapeOnce = async () => {
  const { address, metrics } = await startMeasured({ LOG_LEVEL: 'silent' });
  for (const path of ['/en', '/', '/nothing', '/favicon.svg', '/pt/contact'])
    await request(address, { path });
  return (await request(metrics, { path: '/metrics' })).body.toString();
};

const scraped = () => {
  scrapedText ??= scrapeOnce();
  return scrapedText;
};

/** The labels of each metric that a server tells, with those that Prometheus adds to whatever it scrapes. */
const labelsByMetric = async () => {
  const added = ['job', 'instance'];
  const known = new Map([['up', new Set(added)]]);
  for (const { name, labels } of readSamples(await scraped()))
    known.set(name, new Set([...(known.get(name) ?? added), ...Object.keys(labels)]));
  return known;
};

test('the metrics of the server pass promtool', async () => {
  const { content, said } = promtool({}, () => ['check', 'metrics'], await scraped());
  expect(said).toBe('');
  expect(content).toBe(true);
});

test('every expression of the dashboard is valid PromQL', () => {
  const rules = asked.map(({ expr }, at) => ({ record: `dashboard:question:${at}`, expr }));
  // JSON is YAML.
  const file = JSON.stringify({ groups: [{ name: 'dashboard', rules }] });
  const { content, said } = promtool({ 'a.yml': file }, (at) => ['check', 'rules', at('a.yml')]);
  expect(content, said).toBe(true);
  expect(said).toContain(`${asked.length} rules found`);
});

/** What of an expression the server does not tell. */
const unknownIn = async (expr: string, legend = '') => {
  const exported = await labelsByMetric();
  const { metrics, labels } = namesIn(expr);
  const all = [...labels, ...[...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)];
  const missing = metrics.filter((name) => !exported.has(name));
  const has = (label: string) => metrics.some((name) => exported.get(name)?.has(label));
  expect(metrics.length).toBeGreaterThan(0);
  return [...missing, ...all.filter((label) => !has(label))];
};

describe('the server exports every metric and label of', () => {
  test.each(asked)('$title: $expr', async ({ expr, legend }) => {
    expect(await unknownIn(expr, legend)).toEqual([]);
  });

  // What is asked from outside the blackbox exporter tells, and not the server.
  test.each(alerts.map(([, expr = '']) => expr).filter((expr) => !expr.startsWith('probe_')))(
    '%s',
    async (expr) => {
      expect(await unknownIn(expr)).toEqual([]);
    },
  );

  test('finds metrics and labels that the server does not have', async () => {
    const wrong = 'sum by (path) (rate(http_requests_total{code="200"}[5m])) / site_ready';
    expect(await unknownIn(wrong)).toEqual(['http_requests_total', 'code', 'path']);
  });
});

test('the dashboard has its uid and asks the chosen data source only', () => {
  expect(dashboard).toMatchObject({ uid: 'jandaia-site', schemaVersion: 39 });
  const variables = dashboard.templating.list.map(({ name }: { name: string }) => name);
  expect(variables).toEqual(['datasource', 'instance']);
  const sources = JSON.stringify(panels).match(/"uid":"[^"]+"/g) ?? [];
  expect(sources.length).toBeGreaterThan(panels.length);
  expect(sources.filter((uid) => uid !== `"uid":"$\{datasource}"`)).toEqual([]);
});
