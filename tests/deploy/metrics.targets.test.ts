import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCompose } from './support/compose';
import { kustomize } from './support/kubernetes';

type Relabelling = {
  action?: string;
  source_labels?: string[];
  regex?: string;
  target_label?: string;
  replacement?: string;
};
// biome-ignore lint/suspicious/noExplicitAny: a job has the fields of the way by which it finds instances.
type Job = { job_name: string; relabel_configs?: Relabelling[]; [field: string]: any };

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const jobs: Job[] = parse(read('monitoring/prometheus.yml')).scrape_configs;

const jobWith = (field: string): Job => {
  const [found, ...others] = jobs.filter((job) => field in job && !isOutside(job));
  if (!found || others.length > 0) throw new Error(`not one job has ${field}`);
  return found;
};
/** The Prometheus label of a label or annotation of a pod. */
const meta = (what: string, name: string) =>
  `__meta_kubernetes_pod_${what}_${name.replaceAll(/[^a-z]/g, '_')}`;

/** Whether a job probes the host from outside, by the blackbox exporter. */
const isOutside = (job: Job) => job['metrics_path'] === '/probe';

test('the outside probe asks the host of nginx under the job name in the alerts', () => {
  const [job, ...others] = jobs.filter(isOutside);
  expect(others).toEqual([]);
  expect(job?.['static_configs'][0].targets).toEqual(['https://www.example.com/']);
  expect(read('monitoring/alerts.yml')).toContain(`probe_success{job="${job?.job_name}"}`);
});

test.each(jobs.filter((job) => !isOutside(job)))(
  'the job $job_name has the label that alerts and dashboard expect',
  (job) => {
    const renamed = job.relabel_configs?.find(({ target_label }) => target_label === 'job');
    expect(renamed?.replacement ?? job.job_name).toBe('jandaia');
    expect(read('monitoring/alerts.yml')).toContain('{job="jandaia"}');
  },
);

test('Prometheus scrapes each instance of systemd that nginx has', () => {
  const ports = [...read('nginx/site.conf').matchAll(/^ *server 127\.0\.0\.1:(\d+) /gm)];
  const [{ targets }] = jobWith('static_configs')['static_configs'];
  expect(targets).toEqual(ports.map(([, port]) => `127.0.0.1:1${port}`));
  expect(targets).toHaveLength(2);
});

test('Prometheus scrapes each instance of Compose in its network', () => {
  const [found] = jobWith('dns_sd_configs')['dns_sd_configs'];
  const { services, networks } = readCompose({ SITE_ORIGIN: 'https://www.example.com' }).compose;
  const [name] = found.names;
  const environment = services[name]?.['environment'];
  expect([found.type, String(found.port)]).toEqual(['A', environment.METRICS_PORT]);
  expect(environment.METRICS_HOST).toBe('0.0.0.0');
  expect(Object.keys(services[name]?.['networks'])).toEqual(['inside']);
  const { name: network } = networks['inside'] as { name?: string };
  expect(read('monitoring/prometheus.yml')).toContain(`(${network})`);
});

describe('Prometheus finds pods in Kubernetes', () => {
  const { relabel_configs: rows = [] } = jobWith('kubernetes_sd_configs');
  const { metadata } =
    kustomize('overlays/example').find(({ kind }) => kind === 'Deployment')?.['spec'].template ??
    {};

  test('by exactly the annotations of the Deployment', () => {
    const read = rows
      .flatMap(({ source_labels = [] }) => source_labels)
      .filter((label) => label.includes('_annotation_'));
    const annotationLabels = Object.keys(metadata.annotations).map((name) =>
      meta('annotation', name),
    );
    expect(read.toSorted()).toEqual(annotationLabels.toSorted());
    const scrape = rows.find(({ source_labels }) => source_labels?.[0]?.endsWith('_scrape'));
    expect(scrape?.regex).toBe(metadata.annotations['prometheus.io/scrape']);
    expect(scrape?.action).toBe('keep');
  });
});
