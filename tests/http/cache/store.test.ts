import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { trickling } from '../../support/components';
import { startSite, type TestSite } from '../../support/site';

/** A site that counts how often a document is rendered, with a delay. */
const countingSite = async () => {
  let made = 0;
  const site = await startSite({
    change: ({ document }) => ({
      document: async (job) => {
        made += 1;
        await pause(50);
        return document(job);
      },
    }),
  });
  return { ...site, made: () => made };
};

/** Requests a stored page; HEAD waits until it is stored in all encodings. */
const askStored = async (site: TestSite, path: string) => {
  await site.http.head(path);
  return site.http.get(path);
};

describe('the first rendering of a page', () => {
  test('is made once for 50 simultaneous visitors', async () => {
    const site = await countingSite();
    const path = '/en/contact?sourcePage=shopee-deal-hunter';
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.http.get(path)));
    expect(site.made()).toBe(1);
    const later = await askStored(site, path);
    expect(site.made()).toBe(1);
    expect(later.headers['etag']).toBeDefined();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
  });

  test.each([
    ['HEAD and GET together', ['/pt', '/pt']],
    ['20 undeclared parameters', Array.from({ length: 20 }, (_, at) => `/en?utm=${at}`)],
    ['20 addresses without a page', Array.from({ length: 20 }, (_, at) => `/en/missing-${at}`)],
  ])('is made once for %s', async (_what, paths) => {
    const site = await countingSite();
    const [head, get] = await Promise.all(
      paths.map((path, at) => (at === 0 ? site.http.head(path) : site.http.get(path))),
    );
    expect(site.made()).toBe(1);
    expect(head?.headers['content-length']).toBe(String(Buffer.byteLength(get?.text ?? '')));
  });

  test('is streamed to the first visitor and stored for the next', async () => {
    const site = await startSite({
      change: () => ({ document: async () => trickling(1000) }),
    });
    const start = performance.now();
    const response = await fetch(`${site.address}/en`, {
      headers: { 'accept-encoding': 'identity' },
    });
    const pieces: string[] = [];
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (pieces.length === 0) expect(performance.now() - start).toBeLessThan(800);
      pieces.push(piece);
    }
    const [beginning = '', ...rest] = pieces;
    expect(beginning).toContain('the beginning');
    expect(beginning).not.toContain('the end');
    expect(rest.join('')).toContain('the end');
    const stored = await askStored(site, '/en');
    expect(stored.text).toBe(pieces.join(''));
    expect(stored.headers['etag']).toBeDefined();
  });
});
