import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { bodyIn } from '../../server/cache/encodedBody';
import { PageStore } from '../../server/cache/pageStore';

const page = (letter: string) => async () => createElement('p', null, letter.repeat(2000));

const pageBytes = async (): Promise<number> => {
  const store = new PageStore(Number.POSITIVE_INFINITY);
  await store.warm('a', page('a'));
  return store.bytes;
};

describe('the store of pages', () => {
  test('counts the bytes of every encoding', async () => {
    const store = new PageStore(1_000_000);
    const stored = await store.warm('a', page('a'));
    const { br, gzip } = stored.bodies;
    expect(store.bytes).toBe(gzip.length + br.length);
    const identity = bodyIn(stored, 'identity');
    expect(identity.toString()).toBe(`<p>${'a'.repeat(2000)}</p>`);
    store.find('a');
    expect(store.bytes).toBe(gzip.length + br.length + identity.length);
  });

  test('drops the least recently used page when it is full', async () => {
    const limit = Math.ceil((await pageBytes()) * 3.5);
    const store = new PageStore(limit);
    for (const key of ['a', 'b', 'c']) await store.warm(key, page(key));
    store.find('a');
    await store.warm('d', page('d'));
    expect(['a', 'b', 'c', 'd'].filter((key) => store.find(key))).toEqual(['a', 'c', 'd']);
    expect(store.bytes).toBeLessThanOrEqual(limit);
  });

  test('serves a page that is larger than the store without keeping it', async () => {
    const store = new PageStore(10);
    const stored = await store.warm('a', page('a'));
    expect(bodyIn(stored, 'identity').length).toBeGreaterThan(10);
    expect(store.find('a')).toBeUndefined();
    expect(store.bytes).toBe(0);
  });
});
