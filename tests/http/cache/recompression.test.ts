import { createElement } from 'react';
import { expect, test } from 'vitest';
import { askOverWire, field, get } from '../../support/raw';
import { startSite } from '../../support/site';

test('what was kept before the bodies were squeezed is gone with them', async () => {
  const own = await startSite();
  const ask = () => own.ask({ path: '/en', headers: { 'accept-encoding': 'br' } });
  await own.ask({ path: '/en', method: 'HEAD' });
  const [before, again] = [await ask(), await ask()];
  expect(again.headers.etag).toBe(before.headers.etag);
  await own.services.store.recompress();
  for (const after of [await ask(), await ask()]) {
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body.length).toBeLessThan(before.body.length);
    expect(after.headers['content-length']).toBe(String(after.body.length));
  }
  const had = { 'accept-encoding': 'br', 'if-none-match': before.headers.etag ?? '' };
  expect((await own.ask({ path: '/en', headers: had })).status).toBe(200);
});

test('what was kept of a page that has gone is gone with it', async () => {
  let words = 'first';
  const own = await startSite({
    change: ({ store }) => ({
      // Not even one page fits, once the next is stored.
      store: new (store.constructor as new (limit: number) => typeof store)(1000),
      document: async () =>
        createElement('html', null, createElement('p', null, words.repeat(150))),
    }),
  });
  const ask = async () => (await own.ask('/en')).body.toString();
  await own.ask({ path: '/en', method: 'HEAD' });
  await ask();
  expect(await ask()).toContain('first');
  words = 'second';
  for (let at = 0; at < 30; at += 1)
    await own.services.store.warm(`other ${at}`, async () =>
      createElement('p', null, `${at}`.repeat(999)),
    );
  expect(await ask()).toContain('second');
});

test('while the process stops every answer ends its connection, also those that were kept', async () => {
  let stopping = false;
  const own = await startSite({ warm: true, change: () => ({ stopping: () => stopping }) });
  const requests = [
    get('/en'),
    get('/en', 'If-None-Match: *'),
    get('/en/products'),
    get('/'),
    get('/en/nothing'),
    get('/robots.txt'),
    get('/healthz'),
    get('/favicon.svg'),
  ];
  const closing = async (bytes: string) => {
    const [answer] = await askOverWire(own.port, bytes);
    return answer && field(answer, 'connection');
  };
  for (const bytes of [...requests, ...requests])
    expect(await closing(bytes), bytes).toBe('keep-alive');
  stopping = true;
  for (const bytes of requests) expect(await closing(bytes), bytes).toBe('close');
  stopping = false;
  // What was answered meanwhile is not what those who come later are told.
  for (const bytes of requests) expect(await closing(bytes), bytes).toBe('keep-alive');
});
