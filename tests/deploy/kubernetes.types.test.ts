import { expect, test } from 'vitest';
import { kubectlFaults, kustomize, type Manifest, typeFaults } from './support/kubernetes';

const built = kustomize('overlays/example');

/** Custom resources have no types here; kubernetes.test.ts tests their fields. */
const isAdded = ({ apiVersion }: Manifest) => apiVersion.startsWith('gateway.');
const added = built.filter(isAdded);
const objects = built.filter((object) => !isAdded(object));

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

test('kubectl decodes every object', () => {
  expect(kubectlFaults(objects)).not.toMatch(/unable to decode|unmarshal|no kind/);
});
