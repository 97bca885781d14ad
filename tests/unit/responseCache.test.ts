import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { encodeBody, recompressBody } from '../../server/cache/encodedBody';
import { selectRepresentation } from '../../server/cache/representation';
import { ResponseCache, redirectKey } from '../../server/cache/responseCache';
import type { RedirectDecision } from '../../shared/resolve';

const redirect: RedirectDecision = {
  kind: 'redirect',
  status: 301,
  location: '/en',
  lang: 'en',
  negotiated: false,
  rule: 'x',
  why: 'x',
};

test('redirects are told apart by their status, and by whether a language decided', () => {
  const variants = [
    redirect,
    { ...redirect, negotiated: true },
    { ...redirect, status: 302 as const },
    { ...redirect, status: 302 as const, negotiated: true },
  ].map(redirectKey);
  expect(new Set(variants).size).toBe(4);
  // A variant for each Location would fill the memory.
  expect(redirectKey({ ...redirect, location: '/pt?a=1' })).toBe(redirectKey(redirect));
});

const encodings = ['br', 'gzip', 'identity'] as const;

test('bytes that recompression does not change keep their ETag', async () => {
  const before = await encodeBody(Buffer.from('text'));
  const after = await recompressBody(before);
  const changed = encodings.filter(
    (encoding) =>
      selectRepresentation(before, encoding, {}).etag !==
      selectRepresentation(after, encoding, {}).etag,
  );
  expect(changed).toEqual(['br', 'gzip']);
});

const responseWith = (headers: Record<string, string | string[]>): ServerResponse => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return response;
};

test('a header that is sent several times is cached as often, and what is of one request not at all', () => {
  const cache = new ResponseCache();
  const variant = {};
  cache.add(
    variant,
    responseWith({
      'X-Request-Id': 'a',
      Link: ['<a>', '<b>'],
      connection: 'close',
      location: '/a',
    }),
  );
  expect(cache.find(variant)?.headers).toEqual(['Link', '<a>', 'Link', '<b>']);
});
