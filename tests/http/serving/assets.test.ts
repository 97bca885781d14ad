import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decode, encodingOf } from '../../support/decode';
import { listOf, steadyHeaders } from '../../support/headers';
import { startSite } from '../../support/site';

const site = await startSite();
const {
  folder,
  entries: { en: entry },
} = site.services.assets;

const get = (target: string, acceptEncoding = 'identity', method = 'GET') =>
  site.send({ method, path: target, headers: { 'accept-encoding': acceptEncoding } });

describe('the entry script', () => {
  test('is cached for ever, because its name changes with its content', async () => {
    const { status, headers } = await get(entry);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(listOf(headers['cache-control'])).toEqual(
      expect.arrayContaining(['public', 'immutable', 'max-age=31536000']),
    );
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['identity', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*;q=0', 'identity'],
  ])('with Accept-Encoding: %s is sent as %s', async (acceptEncoding, encoding) => {
    const answer = await get(entry, acceptEncoding);
    expect(encodingOf(answer)).toBe(encoding);
    expect(decode(answer)).toBe((await get(entry)).body.toString());
    expect(listOf(answer.headers.vary)).toContain('accept-encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers['content-type']).toMatch(/javascript/);
    const head = await get(entry, acceptEncoding, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(steadyHeaders(head)).toEqual(steadyHeaders(answer));
    // A client that has the file gets 304.
    await site.http
      .get(entry)
      .set('Accept-Encoding', acceptEncoding)
      .set('If-None-Match', answer.headers.etag ?? '')
      .expect(304);
  });
});

test('each file of the build has its content type', async () => {
  const assets = path.join(folder, 'assets');
  const files = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await get(`/assets/${file.replaceAll(path.sep, '/')}`);
    expect(status, file).toBe(200);
    expect(headers['content-type'], file).toMatch(file.endsWith('.css') ? /css/ : /javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('/favicon.svg is cached for a day', async () => {
  const { status, headers } = await get('/favicon.svg?v=1');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(headers['cache-control']).toBe('public, max-age=86400');
});
