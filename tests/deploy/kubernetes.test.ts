import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { settingNames } from '../../server/settings/settings';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { runNode } from '../support/tool';
import { runInToolbox } from './support/toolbox';

type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: the tests read fields of every kind.
  [field: string]: any;
};

const built = runInToolbox(['kubectl', 'kustomize', 'deploy/kubernetes/overlays/example']);
const objects: Manifest[] = parseAllDocuments(built.stdout).map((document) => document.toJS());
const docker = readFileSync('Dockerfile', 'utf8');

const one = (kind: string): Manifest => {
  const [found, ...others] = objects.filter((object) => object.kind === kind);
  if (!found || others.length > 0) throw new Error(`not one ${kind}`);
  return found;
};
const { template } = one('Deployment')['spec'];
const pod = template.spec;
const [container] = pod.containers;
const portOf = (name: string) =>
  container.ports.find((port: { name: string }) => port.name === name)?.containerPort;
const settings: Record<string, string> = one('ConfigMap')['data'];

test('kubectl builds the overlay without warnings', () => {
  // Kustomize warns of deprecated fields.
  expect([built.status, built.stderr]).toEqual([0, '']);
});

test('every object of Kubernetes itself has its type', async () => {
  // Custom resources have no types here.
  const typed = objects.filter(({ apiVersion }) => !apiVersion.startsWith('gateway.'));
  const lines = typed.map((object, at) => {
    // `v1` is `core/v1`, and `networking.k8s.io/v1` is `networking/v1`.
    const { kind, apiVersion } = object;
    const [version = '', group = 'core'] = apiVersion.split('/').reverse();
    const module = `kubernetes-types/${group.split('.')[0]}/${version}`;
    return `export const object${at}: import('${module}').${kind} = ${JSON.stringify(object)};`;
  });
  // Below node_modules, where TypeScript finds the types.
  const file = 'node_modules/.cache/kubernetes.ts';
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(file, lines.join('\n'));
  const flags = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', ''];
  const resolution = ['--module', 'ESNext', '--moduleResolution', 'Bundler'];
  const tsc = ['node_modules/typescript/bin/tsc', ...flags, ...resolution, file];
  expect(await runNode(tsc)).toMatchObject({ code: 0, out: '' });
});

test.each(['Service', 'PodDisruptionBudget', 'NetworkPolicy'])(
  'the %s selects the pods',
  (kind) => {
    const { selector, podSelector = selector } = one(kind)['spec'];
    const labels = podSelector.matchLabels ?? podSelector;
    expect(Object.keys(labels)).not.toEqual([]);
    expect(template.metadata.labels).toMatchObject(labels);
  },
);

test('the Gateway routes https of SITE_ORIGIN to the port of the image, and redirects http', () => {
  const { listeners } = one('Gateway')['spec'];
  const hostnames = listeners.map(({ hostname }: { hostname: string }) => `https://${hostname}`);
  expect(hostnames).toEqual([settings['SITE_ORIGIN'], settings['SITE_ORIGIN']]);
  const routes = objects.filter(({ kind }) => kind === 'HTTPRoute');
  const rules = routes.map(({ spec }) => [spec.parentRefs[0].sectionName, spec.rules]);
  const { metadata, spec } = one('Service');
  // Without matches and filters, so that paths and queries do not change.
  const backendRefs = [{ name: metadata.name, port: spec.ports[0].port }];
  const requestRedirect = { scheme: 'https', statusCode: 301 };
  expect(Object.fromEntries(rules)).toEqual({
    https: [{ backendRefs }],
    http: [{ filters: [{ type: 'RequestRedirect', requestRedirect }] }],
  });
  expect(docker).toContain(`EXPOSE ${portOf(spec.ports[0].targetPort)}\n`);
  // The proxy of the Gateway is the trusted one.
  expect(settings['TRUST_PROXY']).toBe('1');
});

test('the Gateway writes no access log and does not change paths', () => {
  expect(one('Gateway')['spec'].infrastructure.parametersRef.kind).toBe('EnvoyProxy');
  expect(one('EnvoyProxy')['spec'].telemetry.accessLog).toEqual({ disable: true });
  const { targetRefs, path } = one('ClientTrafficPolicy')['spec'];
  expect(targetRefs[0]).toMatchObject({ kind: 'Gateway', name: one('Gateway').metadata.name });
  expect(path).toEqual({ disableMergeSlashes: true, escapedSlashesAction: 'KeepUnchanged' });
});

test('only the ports of site and metrics are open, and settings are those of the server', () => {
  const { ingress } = one('NetworkPolicy')['spec'];
  const open = ingress.map(({ ports }: { ports: { port: string }[] }) =>
    portOf(ports[0]?.port ?? ''),
  );
  expect(open).toEqual([3000, Number(settings['METRICS_PORT'])]);
  for (const name of Object.keys(settings)) expect(settingNames).toContain(name);
});

test('pods run as the user of the image and have enough time to drain', () => {
  const { runAsUser, runAsGroup } = pod.securityContext;
  expect(docker).toContain(`USER ${runAsUser}:${runAsGroup}\n`);
  const longest = container.lifecycle.preStop.sleep.seconds + maxShutdownSeconds(settings);
  expect(longest + 5).toBeLessThanOrEqual(pod.terminationGracePeriodSeconds);
});

test('the cluster does not kill a server that is not ready', () => {
  const { startupProbe, readinessProbe, livenessProbe } = container;
  const probes = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet);
  const at = (path: string) => ({ path, port: 'http' });
  expect(probes).toEqual([at('/healthz'), at('/readyz'), at('/healthz')]);
});
