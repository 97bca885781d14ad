import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../bench/support/freePort.mjs';
import { request } from '../contract/request';
import { readSamples, startMeasured } from '../support/metrics';
import { folderInToolbox, runInToolbox, startInToolbox } from './support/toolbox';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

/** Runs promtool in deploy/monitoring. */
const promtool = (args: string[], input = '') => {
  const { status, stdout, stderr } = runInToolbox(['promtool', ...args], { input });
  return { passed: status === 0, output: stdout + stderr };
};

const rules = read('monitoring/alerts.yml');
const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
  ([, title = '', expr = '']) => ({ title, expr, legend: '' }),
);

type Panel = { title: string; targets: { expr: string; legendFormat: string }[] };
const panels: Panel[] = JSON.parse(read('monitoring/dashboard.json')).panels;

const queries = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({
    title,
    // Replaces the variables of Grafana.
    expr: expr
      .replaceAll('$__rate_interval', '1m')
      .replaceAll('$__range', '6h')
      .replaceAll('$instance', '.+'),
    legend: legendFormat,
  })),
);

describe('promtool', () => {
  test.each(['prometheus.yml', 'job-compose.yml', 'job-kubernetes.yml'])('accepts %s', (file) => {
    const { passed, output } = promtool(['check', 'config', `deploy/monitoring/${file}`]);
    expect(passed, output).toBe(true);
  });

  test('lets the alerts fire in the cases of alerts.test.yml only, and each in one', () => {
    const { passed, output } = promtool(['test', 'rules', 'deploy/monitoring/alerts.test.yml']);
    expect(passed, output).toBe(true);
    expect(alerts.length).toBeGreaterThan(5);
    for (const { title } of alerts)
      expect(read('monitoring/alerts.test.yml')).toContain(`alertname="${title}"`);
  });

  test('accepts every expression of the dashboard', () => {
    const recorded = queries.map(({ expr }, at) => ({ record: `dashboard:${at}`, expr }));
    // JSON is YAML.
    const file = JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] });
    const { passed, output } = promtool(['check', 'rules'], file);
    expect(passed, output).toBe(true);
    expect(output).toContain(`${queries.length} rules found`);
  });
});

/** Metrics and labels that an expression or a legend names. */
const namesIn = (expr: string, legend: string) => {
  const groups = expr.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g);
  const matchers = expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)"/g);
  const labels = [
    ...[...groups].flatMap(([, list = '']) => list.split(/,\s*/)),
    ...[...matchers, ...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
  ];
  const metrics: string[] = expr.match(/\b(?:site|http|process|nodejs)_\w+/g) ?? [];
  return { metrics, labels: labels.filter((label) => label !== '') };
};

test('the server exports every metric and label of dashboard and alerts, as promtool wants them', async () => {
  const { address, metrics } = await startMeasured({ LOG_LEVEL: 'silent' });
  for (const target of ['/en', '/', '/nothing', '/favicon.svg', '/pt/contact'])
    await request(address, { path: target });
  const text = (await request(metrics, { path: '/metrics' })).body.toString();
  expect(promtool(['check', 'metrics'], text)).toEqual({ passed: true, output: '' });
  const samples = readSamples(text);
  // The blackbox exporter exports what is asked from outside.
  for (const { title, expr, legend } of [...queries, ...alerts]) {
    if (expr.startsWith('probe_')) continue;
    const { metrics, labels } = namesIn(expr, legend);
    const own = samples.filter(({ name }) => metrics.includes(name));
    const missing = metrics.filter((metric) => !own.some(({ name }) => name === metric));
    // Prometheus adds `job` and `instance` to whatever it scrapes.
    const known = [
      '__name__',
      'job',
      'instance',
      ...own.flatMap((sample) => Object.keys(sample.labels)),
    ];
    const unknown = labels.filter((label) => !known.includes(label));
    expect([title, missing, unknown]).toEqual([title, [], []]);
  }
});

test('Prometheus starts with prometheus.yml as it is, and finds a running instance', async () => {
  const { metrics } = await startMeasured({ LOG_LEVEL: 'silent' });
  const port = await freePort();
  const { outside, inside } = folderInToolbox();
  const config = read('monitoring/prometheus.yml');
  expect(config).toContain("'127.0.0.1:13001'");
  writeFileSync(
    path.join(outside, 'prometheus.yml'),
    config.replace('127.0.0.1:13001', new URL(metrics).host).replaceAll(': 15s', ': 1s'),
  );
  writeFileSync(path.join(outside, 'alerts.yml'), rules);
  const prometheus = await startInToolbox(
    [
      ...['prometheus', `--config.file=${inside}/prometheus.yml`],
      ...[`--storage.tsdb.path=${inside}/data`, `--web.listen-address=127.0.0.1:${port}`],
    ],
    outside,
    (output) => output.includes('Server is ready'),
  );
  onTestFinished(prometheus.stop);
  expect(prometheus.output()).not.toContain('level=error');
  const query = encodeURIComponent('up{job="jandaia"} == 1');
  const found = async () => {
    const asked = { path: `/api/v1/query?query=${query}` };
    const { body } = await request(`http://127.0.0.1:${port}`, asked);
    return JSON.parse(body.toString()).data.result.length;
  };
  await expect.poll(found).toBe(1);
});

describe('Prometheus finds', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a job has the fields of the way by which it finds instances.
  const jobs = (file: string): any[] => parse(read(`monitoring/${file}`)).scrape_configs;
  const [systemd, outside] = jobs('prometheus.yml');
  const [compose] = jobs('job-compose.yml');
  const [kubernetes] = jobs('job-kubernetes.yml');

  test('the site under one job name everywhere, and its host from outside under another', () => {
    const names = [systemd, compose, kubernetes].map(({ job_name }) => job_name);
    expect(names).toEqual(['jandaia', 'jandaia', 'jandaia']);
    for (const { job_name } of [systemd, outside]) expect(rules).toContain(`{job="${job_name}"}`);
  });

  test('each instance of systemd that nginx has', () => {
    const ports = [...read('nginx/site.conf').matchAll(/^ *server 127\.0\.0\.1:(\d+) /gm)];
    const targets = ports.map(([, port]) => `127.0.0.1:1${port}`);
    expect(systemd.static_configs).toEqual([{ targets }]);
  });

  test('each instance of Compose', () => {
    const [{ names, port }] = compose.dns_sd_configs;
    const { site } = parse(read('compose/compose.yaml')).services;
    expect([names, String(port)]).toEqual([['site'], site.environment.METRICS_PORT]);
  });

  test('pods by the annotations of the Deployment', () => {
    const { metadata } = parse(read('kubernetes/base/deployment.yaml')).spec.template;
    const sources = JSON.stringify(kubernetes.relabel_configs);
    for (const name of Object.keys(metadata.annotations))
      expect(sources).toContain(`_annotation_${name.replaceAll(/[./]/g, '_')}"`);
  });
});
