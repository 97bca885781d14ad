import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { bodyIn } from '../../server/cache/encodedBody';
import { PageStore } from '../../server/cache/pageStore';

const variant = { kind: 'error', status: 404, lang: 'en' } as const;
const page = async () => createElement('p', null, 'a'.repeat(2000));

describe('the store of pages', () => {
  test('keeps no identity body, and knows its length', async () => {
    const store = new PageStore();
    const stored = await store.warm(variant, page);
    const { br, gzip } = stored.bodies;
    expect(bodyIn(stored, 'identity').toString()).toBe(`<p>${'a'.repeat(2000)}</p>`);
    // Clients that wait for it share one.
    expect(bodyIn(stored, 'identity')).toBe(bodyIn(stored, 'identity'));
    expect(store.bytes).toBe(gzip.length + br.length);
  });

  test('has a page once when it is compressed better', async () => {
    const store = new PageStore();
    const { hash } = await store.warm(variant, page);
    await store.recompress();
    expect(store.find(variant)).toMatchObject({ hash, recompressed: true });
    expect(store.count).toBe(1);
  });
});
