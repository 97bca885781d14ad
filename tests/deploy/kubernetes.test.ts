import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingNames } from '../../server/settings/settings';
import { request } from '../contract/request';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { startReady } from '../support/serverProcess';
import { kustomize, type Manifest, typeFaults } from './support/kubernetes';

const objects = kustomize('overlays/example');
const docker = readFileSync('Dockerfile', 'utf8');

const one = (kind: string): Manifest => {
  const [found, ...others] = objects.filter((object) => object.kind === kind);
  if (!found || others.length > 0) throw new Error(`not one ${kind}`);
  return found;
};
const { spec, metadata } = one('Deployment');
const pod = spec.template.spec;
const [container] = pod.containers;
const { labels } = spec.template.metadata;
const portOf = (name: string) =>
  container.ports.find((port: { name: string }) => port.name === name)?.containerPort;
const settings: Record<string, string> = one('ConfigMap')['data'];

test('every object of Kubernetes itself has its type', () => {
  // Custom resources have no types here.
  expect(typeFaults(objects.filter(({ apiVersion }) => !apiVersion.startsWith('gateway.')))).toBe(
    '',
  );
});

test('every selector matches the pods', () => {
  const { spec: policy } = one('NetworkPolicy');
  const selectors = [
    spec.selector.matchLabels,
    one('Service')['spec'].selector,
    one('PodDisruptionBudget')['spec'].selector.matchLabels,
    policy.podSelector.matchLabels,
    ...pod.topologySpreadConstraints.map(
      (constraint: Manifest) => constraint['labelSelector'].matchLabels,
    ),
  ];
  expect(selectors).toHaveLength(6);
  for (const selector of selectors) {
    expect(Object.keys(selector).length).toBeGreaterThan(0);
    expect(labels).toMatchObject(selector);
  }
  const { kind, name } = one('HorizontalPodAutoscaler')['spec'].scaleTargetRef;
  expect([kind, name]).toEqual(['Deployment', metadata.name]);
});

const gateway = one('Gateway');
const routes = objects.filter(({ kind }) => kind === 'HTTPRoute');
const listenerOf = (protocol: string) =>
  gateway['spec'].listeners.find((listener: Manifest) => listener['protocol'] === protocol);
/** The hostnames and the rule of the only route of a listener. */
const routeOf = (protocol: string) => {
  const { name } = listenerOf(protocol);
  const attached = routes.filter((route) =>
    route['spec'].parentRefs.some((parent: Manifest) => parent['sectionName'] === name),
  );
  expect(attached).toHaveLength(1);
  const [route] = attached as [Manifest];
  expect(route['spec'].parentRefs).toEqual([{ name: gateway.metadata.name, sectionName: name }]);
  expect(route['spec'].rules).toHaveLength(1);
  return { hostnames: route['spec'].hostnames, rule: route['spec'].rules[0] };
};

test('the Gateway routes https of SITE_ORIGIN to the port of the image', () => {
  const { hostnames, rule } = routeOf('HTTPS');
  const { port: listened, hostname, tls } = listenerOf('HTTPS');
  expect([listened, tls.certificateRefs]).toEqual([443, [{ name: 'site-tls' }]]);
  const [port] = one('Service')['spec'].ports;
  // No matches and no filters, so that paths and queries do not change.
  expect(rule).toEqual({
    backendRefs: [{ name: one('Service').metadata.name, port: port.port }],
  });
  expect(docker).toContain(`EXPOSE ${portOf(port.targetPort)}\n`);
  expect(docker).toContain(`PORT=${portOf(port.targetPort)}\n`);
  expect(hostnames).toEqual([hostname]);
  expect(settings['SITE_ORIGIN']).toBe(`https://${hostname}`);
  // The proxy of the Gateway is the trusted one.
  expect(settings['TRUST_PROXY']).toBe('1');
});

test('the Gateway redirects http to https with 301', () => {
  const { hostnames, rule } = routeOf('HTTP');
  expect(listenerOf('HTTP')).toMatchObject({ port: 80, hostname: hostnames[0] });
  expect(hostnames).toEqual(routeOf('HTTPS').hostnames);
  const requestRedirect = { scheme: 'https', statusCode: 301 };
  expect(rule).toEqual({ filters: [{ type: 'RequestRedirect', requestRedirect }] });
});

test('the Gateway writes no access log and does not change paths', () => {
  const { name } = gateway.metadata;
  const { group, kind, name: parameters } = gateway['spec'].infrastructure.parametersRef;
  const proxy = one('EnvoyProxy');
  expect([`${group}/v1alpha1`, kind, parameters]).toEqual([
    proxy.apiVersion,
    proxy.kind,
    proxy.metadata.name,
  ]);
  expect(proxy['spec']).toEqual({ telemetry: { accessLog: { disable: true } } });
  const policy = one('ClientTrafficPolicy')['spec'];
  expect(policy.targetRefs).toEqual([
    { group: 'gateway.networking.k8s.io', kind: 'Gateway', name },
  ]);
  expect(policy.path).toEqual({ disableMergeSlashes: true, escapedSlashesAction: 'KeepUnchanged' });
});

test('ports and settings are those of the server', () => {
  const policy = one('NetworkPolicy')['spec'].ingress;
  const open = policy.flatMap(({ ports }: Manifest) =>
    ports.map(({ port }: { port: string }) => port),
  );
  expect(open.map(portOf)).toEqual([portOf('http'), portOf('metrics')]);
  const { annotations } = spec.template.metadata;
  expect(annotations['prometheus.io/port']).toBe(String(portOf('metrics')));
  expect(settings['METRICS_PORT']).toBe(String(portOf('metrics')));
  for (const name of Object.keys(settings)) expect(settingNames).toContain(name);
  const { name } = container.envFrom[0].configMapRef;
  expect(name).toBe(one('ConfigMap').metadata.name);
});

test('pods run as the user of the image', () => {
  const { runAsUser, runAsGroup } = pod.securityContext;
  expect(docker).toContain(`USER ${runAsUser}:${runAsGroup}\n`);
});

test('pods have enough time to drain', () => {
  const longest = container.lifecycle.preStop.sleep.seconds + maxShutdownSeconds(settings);
  expect(longest + 5).toBeLessThanOrEqual(pod.terminationGracePeriodSeconds);
});

test('the server answers 200 to each probe', async () => {
  const { startupProbe, readinessProbe, livenessProbe } = container;
  const { address } = await startReady();
  for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
    expect(portOf(httpGet.port)).toBe(3000);
    const { status, body } = await request(address, { path: httpGet.path });
    expect([httpGet.path, status]).toEqual([httpGet.path, 200]);
    expect(JSON.parse(body.toString())).toHaveProperty('version');
  }
  expect(readinessProbe.httpGet.path).toBe('/readyz');
  // The cluster must not kill a server that is not ready.
  expect(livenessProbe.httpGet.path).toBe('/healthz');
});
