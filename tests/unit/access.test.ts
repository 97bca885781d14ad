import { expect, test } from 'vitest';
import { accessOf, withPath } from '../../shared/apis/access';

const host = 'https://api.example.com';

test('what no setting gives is an example, and is named as one', () => {
  expect(accessOf('nfse-extraction', {})).toEqual({
    baseUrl: host,
    keyHeader: 'X-Api-Key',
    examples: ['X-Api-Key', host],
  });
});

test('each product has its own base URL, else that of all', () => {
  const apiAccess = {
    baseUrl: 'https://store.example/v1',
    baseUrls: { 'nfse-extraction': 'https://nfse.store.example' },
    keyHeader: 'Api-Key',
    secondHeader: { name: 'X-Host', value: '{host}' },
  };
  expect(accessOf('nfse-extraction', { apiAccess })).toEqual({
    baseUrl: 'https://nfse.store.example',
    keyHeader: 'Api-Key',
    secondHeader: { name: 'X-Host', value: 'nfse.store.example' },
    examples: [],
  });
  expect(accessOf('invoice-extraction', { apiAccess }).baseUrl).toBe('https://store.example/v1');
});

test('the documented path gives way to the one that is set, where it is an example', () => {
  const apiAccess = { barcodePath: '/v2/read' };
  const example = { path: '/read', pathIsExample: true } as const;
  expect(withPath(example, { apiAccess })).toEqual({ path: '/v2/read' });
  expect(withPath(example, {})).toBe(example);
  const known = { path: '/nfse' };
  expect(withPath(known, { apiAccess })).toBe(known);
});
