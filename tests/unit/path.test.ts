import { describe, expect, test } from 'vitest';
import { readSegments, splitTarget, toLocation } from '../../shared/path';

describe('a request target is taken apart', () => {
  test.each([
    ['/en', { path: '/en', query: '' }],
    ['/en?', { path: '/en', query: '?' }],
    ['/en?a=1?b=2', { path: '/en', query: '?a=1?b=2' }],
    ['/en#part', { path: '/en', query: '' }],
    ['/en?a=%zz', { path: '/en', query: '?a=%zz' }],
    ['http://evil.com/en?a=1', { path: '/en', query: '?a=1' }],
    ['HTTPS://evil.com', { path: '/', query: '' }],
    ['http://evil.com?a=1', { path: '/', query: '?a=1' }],
    ['//evil.com/en', { path: '//evil.com/en', query: '' }],
    ['', { path: '/', query: '' }],
  ])('%s', (target, parts) => {
    expect(splitTarget(target)).toEqual(parts);
  });
});

describe('a path is read in one spelling', () => {
  test.each([
    ['/', []],
    ['//EN//', ['en']],
    ['/%65n/Contact/', ['en', 'contact']],
    ['/en/a%2Fb', ['en', 'a%2fb']],
    ['/pt/caf%C3%A9', ['pt', 'café']],
  ])('%s', (path, segments) => {
    expect(readSegments(path)).toEqual(segments);
  });

  test.each(['/%', '/%zz', '/%c0%af', '/en/%00', '/%0d%0a', '/%7f', '/en/%1f'])(
    '%s cannot be read',
    (path) => {
      expect(readSegments(path)).toBeUndefined();
    },
  );
});

describe('a Location', () => {
  test.each([
    ['/en', '', '/en'],
    ['/en', '?', '/en?'],
    ['/en', '?a=1&a=%26', '/en?a=1&a=%26'],
    ['/en', '?a=1?b', '/en?a=1?b'],
    ['/x?lang=en', '', '/x?lang=en'],
    ['/x?lang=en', '?a=1', '/x?lang=en&a=1'],
  ])('to %s carries the query %s', (path, query, location) => {
    expect(toLocation(path, query)).toBe(location);
  });

  test('that has a parameter of its own keeps its value where the query is a `?` alone', () => {
    const query = toLocation('/x?lang=en', '?').split('?').slice(1).join('?');
    expect(new URLSearchParams(query).get('lang')).toBe('en');
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
  ])('to %j is never made', (path) => {
    expect(() => toLocation(path)).toThrow('not a path of this site');
  });
});
