import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { request } from '../contract/request';
import { readSamples, startMeasured } from '../support/metrics';
import { promtool } from './support/promtool';

type Panel = { title: string; targets: { expr: string; legendFormat: string }[] };

const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8'));
const panels: Panel[] = dashboard.panels;

/** Replaces the variables of Grafana. */
const filled = (expr: string) =>
  expr
    .replaceAll('$__rate_interval', '1m')
    .replaceAll('$__range', '6h')
    .replaceAll('$instance', '.+');

const queries = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr: filled(expr), legend: legendFormat })),
);

const alerts = [...readFileSync('deploy/monitoring/alerts.yml', 'utf8').matchAll(/ expr: (.+)/g)];

/** The metrics of a server, scraped once. */
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

test('the metrics of the server pass promtool', async () => {
  const { passed, output } = promtool({}, () => ['check', 'metrics'], await scraped());
  expect(output).toBe('');
  expect(passed).toBe(true);
});

test('every expression of the dashboard is valid PromQL', () => {
  const rules = queries.map(({ expr }, at) => ({ record: `dashboard:question:${at}`, expr }));
  // JSON is YAML.
  const file = JSON.stringify({ groups: [{ name: 'dashboard', rules }] });
  const { passed, output } = promtool({ 'a.yml': file }, (at) => ['check', 'rules', at('a.yml')]);
  expect(passed, output).toBe(true);
  expect(output).toContain(`${queries.length} rules found`);
});

/** Metrics and labels that an expression or a legend names. */
const namesIn = (expr: string, legend = '') => {
  const groups = [...expr.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)];
  const matchers = [...expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)"/g)];
  return {
    metrics: Array.from(expr.matchAll(/\b(?:site|http|process|nodejs)_\w+/g), ([name]) => name),
    labels: [
      ...matchers.map(([, label = '']) => label),
      ...groups.flatMap(([, list = '']) => list.split(/,\s*/)),
      ...[...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
    ].filter((label) => label !== ''),
  };
};

// The blackbox exporter exports what is asked from outside, and not the server.
const fromServer = alerts
  .map(([, expr = '']) => ({ title: 'alert', expr, legend: '' }))
  .filter(({ expr }) => !expr.startsWith('probe_'));

test.each([...queries, ...fromServer])(
  'the server exports every metric and label of $title: $expr',
  async ({ expr, legend }) => {
    const samples = readSamples(await scraped());
    const { metrics, labels } = namesIn(expr, legend);
    const own = samples.filter(({ name }) => metrics.includes(name));
    // Prometheus adds `job` and `instance` to whatever it scrapes, and has `up` of its own.
    const allowed = ['job', 'instance', ...own.flatMap((sample) => Object.keys(sample.labels))];
    expect(metrics.filter((name) => !own.some((sample) => sample.name === name))).toEqual([]);
    expect(labels.filter((label) => !allowed.includes(label))).toEqual([]);
    if (!/\bup\b/.test(expr)) expect(metrics).not.toEqual([]);
  },
);
