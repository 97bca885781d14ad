import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
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

const overlay = 'deploy/kubernetes/overlays/example';

/** Builds the overlay, with these files in the place of its own. */
const build = (files: Record<string, string> = {}) => {
  const { status, stdout, stderr } = runInToolbox(['kubectl', 'kustomize', overlay], { files });
  const objects: Manifest[] = parseAllDocuments(stdout).map((document) => document.toJS());
  return { status, stderr, objects };
};

const built = build();
const { objects } = built;
const docker = readFileSync('Dockerfile', 'utf8');

const one = (kind: string, among = objects): Manifest => {
  const [found, ...others] = among.filter((object) => object.kind === kind);
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

/** Listeners of the Gateway and rules of the routes, by the host and the listener that they are for. */
const routing = (among: Manifest[]) => {
  const listeners: { name: string; hostname: string }[] = one('Gateway', among)['spec'].listeners;
  const routes = among
    .filter(({ kind }) => kind === 'HTTPRoute')
    .flatMap(({ spec }) =>
      spec.parentRefs.map(({ sectionName }: { sectionName: string }) => [
        `${sectionName} ${spec.hostnames}`,
        spec.rules,
      ]),
    );
  return {
    listeners: listeners.map(({ name, hostname }) => `${name} ${hostname}`).sort(),
    routes: Object.fromEntries(routes),
  };
};

const { metadata: service, spec: servicePorts } = one('Service');
const backendRefs = [{ name: service.name, port: servicePorts.ports[0].port }];
const redirect = (to: object) => [
  {
    filters: [
      { type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301, ...to } },
    ],
  },
];

test('one line of settings.env sets the host of listeners and routes', () => {
  const files = { [`${overlay}/settings.env`]: 'SITE_ORIGIN=https://site.example.net\n' };
  const { listeners, routes } = routing(build(files).objects);
  const at = ['http', 'https'].map((name) => `${name} site.example.net`);
  const apex = ['http-apex', 'https-apex'].map((name) => `${name} example.com`);
  expect(listeners).toEqual([...at, ...apex].sort());
  expect(Object.keys(routes).sort()).toEqual(listeners);
  // The host without www leads to the other in one redirect, whichever scheme it was asked by.
  for (const each of apex) expect(routes[each]).toEqual(redirect({ hostname: 'site.example.net' }));
  // Where its folder is left out, nothing of it remains.
  const kustomization = readFileSync(`${overlay}/kustomization.yaml`, 'utf8');
  const without = kustomization.replace('  - apex\n', '');
  expect(without).not.toBe(kustomization);
  const alone = routing(build({ ...files, [`${overlay}/kustomization.yaml`]: without }).objects);
  expect(alone.listeners).toEqual(at);
  expect(Object.keys(alone.routes).sort()).toEqual(at);
});

test('the Gateway routes https to the port of the image, and redirects http', () => {
  const { routes } = routing(objects);
  const host = settings['SITE_ORIGIN']?.slice('https://'.length);
  expect(routes[`http ${host}`]).toEqual(redirect({}));
  // The rule for all other paths has neither matches nor filters, so that paths and queries do not change.
  const [whole, { matches, filters, ...hidden }] = routes[`https ${host}`];
  expect(whole).toEqual({ backendRefs });
  expect(docker).toContain(`EXPOSE ${portOf(servicePorts.ports[0].targetPort)}\n`);
  // The proxy of the Gateway is the trusted one.
  expect(settings['TRUST_PROXY']).toBe('1');

  // Health and readiness are answered like an address of nothing. Envoy wants the whole path to match.
  expect(hidden).toEqual({ backendRefs });
  const [{ path }] = matches;
  const [, insensitive] = /^\(\?i\)(.*)$/.exec(path.value) ?? [];
  const pattern = new RegExp(`^${insensitive}$`, 'i');
  for (const own of ['/healthz', '/readyz', '/HEALTHZ', '/readyz/']) expect(own).toMatch(pattern);
  for (const own of ['/en', '/healthzz', '/en/healthz']) expect(own).not.toMatch(pattern);
  const fullPath = { type: 'ReplaceFullPath', replaceFullPath: '/not-published' };
  expect(filters).toEqual([{ type: 'URLRewrite', urlRewrite: { path: fullPath } }]);
});

test('the Gateway has the class that the cluster gets once', () => {
  const file = readFileSync('deploy/kubernetes/cluster/gatewayclass.yaml', 'utf8');
  expect(parse(file).metadata.name).toBe(one('Gateway')['spec'].gatewayClassName);
});

test('Prometheus may list the pods of the namespace that it asks for, and nothing else', () => {
  const { rules } = one('Role') as Manifest;
  expect(rules).toEqual([
    { apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] },
  ]);
  const { roleRef, subjects, metadata } = one('RoleBinding') as Manifest;
  expect(roleRef.name).toBe(one('Role').metadata.name);
  expect(subjects).toEqual([
    { kind: 'ServiceAccount', name: 'prometheus', namespace: 'monitoring' },
  ]);
  const job = parse(readFileSync('deploy/monitoring/job-kubernetes.yml', 'utf8')).scrape_configs[0];
  const { namespace } = metadata as { namespace?: string };
  expect(job.kubernetes_sd_configs[0].namespaces.names).toEqual([namespace]);
});

test('the policies of the Gateway find it: no access log, paths as they were sent', () => {
  expect(one('Gateway')['spec'].infrastructure.parametersRef.kind).toBe('EnvoyProxy');
  expect(one('EnvoyProxy')['spec'].telemetry.accessLog).toEqual({ disable: true });
  const route = one('BackendTrafficPolicy')['spec'].targetRefs[0];
  expect(
    objects.filter(({ kind, metadata }) => kind === route.kind && metadata.name === route.name),
  ).toHaveLength(1);
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
