import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { trickling } from '../../support/components';
import { startSite } from '../../support/site';

/** A site that counts how often a document is rendered, with a delay. */
const countingSite = async () => {
  let count = 0;
  const site = await startSite({
    change: ({ document }) => ({
      document: async (job) => {
        count += 1;
        await pause(50);
        return document(job);
      },
    }),
  });
  return { ...site, renderings: () => count };
};

describe('the first rendering of a page', () => {
  test.each([
    ['50 visitors', Array.from({ length: 50 }, () => '/en/contact?sourcePage=whatsapp-bot')],
    ['20 undeclared parameters', Array.from({ length: 20 }, (_, at) => `/en?utm=${at}`)],
    ['20 addresses without a page', Array.from({ length: 20 }, (_, at) => `/en/missing-${at}`)],
  ])('is made once for HEAD and %s at the same time', async (_what, paths) => {
    const { http, renderings } = await countingSite();
    const [first = ''] = paths;
    const [head, ...answers] = await Promise.all([
      http.head(first),
      ...paths.map((path) => http.get(path)),
    ]);
    const later = await http.get(first);
    expect(renderings()).toBe(1);
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect(head?.headers['content-length']).toBe(String(Buffer.byteLength(later.text)));
  });

  test('is streamed to one of 20 visitors at the same time, and sent to the others once it is stored', async () => {
    const { http } = await countingSite();
    const path = '/en/contact?sourcePage=whatsapp-bot';
    const answers = await Promise.all(Array.from({ length: 20 }, () => http.get(path)));
    // Only a stored page has an ETag.
    expect(answers.filter(({ headers }) => !headers['etag'])).toHaveLength(1);
  });

  test('is streamed to the first visitor and stored for the next', async () => {
    const { address, http } = await startSite({
      change: () => ({ document: async () => trickling(1000) }),
    });
    const start = performance.now();
    const { body } = await fetch(`${address}/en`, { headers: { 'accept-encoding': 'identity' } });
    const pieces: string[] = [];
    for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (pieces.length === 0) expect(performance.now() - start).toBeLessThan(800);
      pieces.push(piece);
    }
    const [beginning = '', ...rest] = pieces;
    expect(beginning).toContain('the beginning');
    expect(beginning).not.toContain('the end');
    expect(rest.join('')).toContain('the end');
    // HEAD waits until the page is stored in all encodings.
    await http.head('/en');
    const stored = await http.get('/en').expect('ETag', /./);
    expect(stored.text).toBe(pieces.join(''));
  });
});
