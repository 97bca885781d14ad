import { describe, expect, test } from 'vitest';
import { kustomize, type Manifest, throughKubectl, typeFaults } from '../support/kubernetes';

const objects = kustomize('overlays/example');

/** The objects with a text of their JSON replaced; throws where it is not there. */
const replaced = (text: string, other: string): Manifest[] => {
  const json = JSON.stringify(objects);
  if (!json.includes(text)) throw new Error(`nowhere: ${text}`);
  return JSON.parse(json.replace(text, other));
};

describe('by the types of its OpenAPI document', () => {
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
});

describe('by the types of kubectl', () => {
  // kubectl gives back what it changes, and nothing else.
  const image = 'another';
  const changed = (all: Manifest[]): Manifest => {
    const own = structuredClone(all.find(({ kind }) => kind === 'Deployment'));
    if (!own) throw new Error('no Deployment');
    own['spec'].template.spec.containers[0].image = image;
    return own;
  };

  test('every value is one of theirs, and the Deployment comes back whole', () => {
    const { said, deployment } = throughKubectl(objects, image);
    expect(said).not.toMatch(/unable to decode|unmarshal|no kind/);
    // What kubectl adds by itself says nothing.
    expect(deployment).toMatchObject(changed(objects));
  });

  test.each([
    ['text for a number', '"periodSeconds":2', '"periodSeconds":"two"'],
    ['an address that is none of its objects', 'autoscaling/v2', 'autoscaling/v9'],
  ])('%s is found', (_what, text, other) => {
    expect(throughKubectl(replaced(text, other), image).said).toMatch(/unable to decode|no kind/);
  });

  test('a misspelt field does not come back', () => {
    const planted = replaced('"maxUnavailable":0', '"maximumUnavailable":0');
    const { deployment } = throughKubectl(planted, image);
    expect(deployment.kind).toBe('Deployment');
    expect(deployment).not.toMatchObject(changed(planted));
  });
});
