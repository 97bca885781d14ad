import { describe, expect, test } from 'vitest';
import { toLocation } from '../../shared/path';

describe('a Location', () => {
  test.each([
    ['/en', '', '/en'],
    ['/en', '?a=1&a=%26?b', '/en?a=1&a=%26?b'],
    ['/x?lang=en', '', '/x?lang=en'],
    ['/x?lang=en', '?', '/x?lang=en'],
    ['/x?lang=en', '?a=1', '/x?lang=en&a=1'],
  ])('to %s carries the query "%s"', (path, query, location) => {
    expect(toLocation(path, query)).toBe(location);
  });

  test.each([
    '//evil.com',
    '/\\evil.com',
    '///x',
    '\\\\x',
    'https://evil.com',
    'javascript:alert(1)',
    'en',
    '',
    '/en\r\nSet-Cookie: a=b',
    '/en\t',
    '/en\\x',
    '/en x',
    '/ação',
  ])('to %j is refused', (path) => {
    expect(() => toLocation(path)).toThrow('not a path of this site');
  });
});
