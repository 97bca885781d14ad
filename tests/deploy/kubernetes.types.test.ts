import { expect, test } from 'vitest';
import { kubectlFaults, kustomize, type Manifest, typeFaults } from '../support/kubernetes';

const objects = kustomize('overlays/example');

/** The objects with a text of their JSON replaced; throws where it is not there. */
const replaced = (text: string, other: string): Manifest[] => {
  const json = JSON.stringify(objects);
  if (!json.includes(text)) throw new Error(`nowhere: ${text}`);
  return JSON.parse(json.replace(text, other));
};

test('every object is one of Kubernetes', () => {
  expect(objects.map(({ kind }) => kind).sort()).toEqual([
    'ConfigMap',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Namespace',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
  ]);
  expect(typeFaults(objects)).toBe('');
});

test.each([
  ['a misspelt field', '"failureThreshold":60', '"failureThreshhold":60'],
  ['another in another object', '"maxReplicas":10', '"maximumReplicas":10,"maxReplicas":10'],
  ['a field that is missing', ',"pathType":"Prefix"', ''],
  ['a number as text', '"maxSkew":1', '"maxSkew":"1"'],
  ['a setting that is no text', '"TRUST_PROXY":"1"', '"TRUST_PROXY":1'],
])('%s is found', (_what, text, other) => {
  expect(typeFaults(replaced(text, other))).toContain('error TS');
});

test('every value is one that kubectl reads', () => {
  const unread = /unable to decode|unmarshal|no kind/;
  expect(kubectlFaults(objects)).not.toMatch(unread);
  const planted = replaced('"periodSeconds":2', '"periodSeconds":"two"');
  expect(kubectlFaults(planted)).toMatch(unread);
});
