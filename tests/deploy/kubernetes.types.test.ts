import { expect, test } from 'vitest';
import { kubectlFaults, kustomize, type Manifest, typeFaults } from '../support/kubernetes';

const built = kustomize('overlays/example');

/** What a cluster learns from others; their types are in no package here, and kubernetes.test.ts asks for their fields. */
const isAdded = ({ apiVersion }: Manifest) => apiVersion.startsWith('gateway.');
const added = built.filter(isAdded);
const objects = built.filter((object) => !isAdded(object));

/** The objects with a text of their JSON replaced; throws where it is not there. */
const replaced = (text: string, other: string): Manifest[] => {
  const json = JSON.stringify(objects);
  if (!json.includes(text)) throw new Error(`nowhere: ${text}`);
  return JSON.parse(json.replace(text, other));
};

test('every object has the type of Kubernetes, the Gateway API or Envoy Gateway', () => {
  expect(objects.map(({ kind }) => kind).sort()).toEqual([
    'ConfigMap',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Namespace',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
  ]);
  expect(added.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`).sort()).toEqual([
    'gateway.envoyproxy.io/v1alpha1 ClientTrafficPolicy',
    'gateway.envoyproxy.io/v1alpha1 EnvoyProxy',
    'gateway.networking.k8s.io/v1 Gateway',
    'gateway.networking.k8s.io/v1 HTTPRoute',
    'gateway.networking.k8s.io/v1 HTTPRoute',
  ]);
  expect(typeFaults(objects)).toBe('');
});

test.each([
  ['a misspelt field', '"failureThreshold":60', '"failureThreshhold":60'],
  ['another in another object', '"maxReplicas":10', '"maximumReplicas":10,"maxReplicas":10'],
  [
    'a field that is missing',
    ',"scaleTargetRef":{"apiVersion":"apps/v1","kind":"Deployment","name":"site"}',
    '',
  ],
  ['a number as text', '"maxSkew":1', '"maxSkew":"1"'],
  ['a setting that is no text', '"TRUST_PROXY":"1"', '"TRUST_PROXY":1'],
])('%s is found', (_what, text, other) => {
  expect(typeFaults(replaced(text, other))).toContain('error TS');
});

test('kubectl decodes every object', () => {
  const unread = /unable to decode|unmarshal|no kind/;
  expect(kubectlFaults(objects)).not.toMatch(unread);
  const planted = replaced('"periodSeconds":2', '"periodSeconds":"two"');
  expect(kubectlFaults(planted)).toMatch(unread);
});
