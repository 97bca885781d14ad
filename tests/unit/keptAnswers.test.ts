import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { KeptAnswers, redirectVariant, storedVariant } from '../../server/answers/kept';
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
  ].map(redirectVariant);
  expect(new Set(variants).size).toBe(4);
  // Where it leads belongs to its own request: a name for each query would fill the memory.
  expect(redirectVariant({ ...redirect, location: '/pt?a=1' })).toBe(redirectVariant(redirect));
});

test('answers of a page are told apart by their encoding and their status', () => {
  const variants = (['br', 'gzip', 'identity'] as const).flatMap((encoding) =>
    [200, 304].map((status) => storedVariant(encoding, status)),
  );
  expect(new Set(variants).size).toBe(6);
});

const responseWith = (headers: Record<string, string | string[]>): ServerResponse => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return response;
};

test('a header that is sent several times is kept as often, and what is of one request not at all', () => {
  const kept = new KeptAnswers();
  const owner = {};
  kept.keep(
    owner,
    'x',
    responseWith({
      'X-Request-Id': 'a',
      Link: ['<a>', '<b>'],
      connection: 'close',
      location: '/a',
    }),
  );
  expect(kept.find(owner, 'x')?.head).toEqual(['X-Request-Id', '', 'Link', '<a>', 'Link', '<b>']);
});

test('an answer that sets a cookie is not kept', () => {
  const kept = new KeptAnswers();
  const owner = {};
  kept.keep(owner, 'x', responseWith({ 'set-cookie': ['a=1'] }));
  expect(kept.find(owner, 'x')).toBeUndefined();
});
