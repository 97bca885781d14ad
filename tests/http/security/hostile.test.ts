import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { headers, hosts, queries, refused, targets } from '../../contract/hostileRows';
import type { Answer } from '../../contract/request';
import { steadyHeaders } from '../../support/headers';
import { startLoggedSite } from '../../support/loggedSite';
import { sendRaw } from '../../support/raw';

const site = await startLoggedSite({ warm: true, environment: { TRUST_PROXY: '1' } });

/** A title without control characters, cut after 60 characters. */
const title = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text);

const titled = <T>(rows: readonly T[], name: (row: T) => string) =>
  rows.map((row) => [title(name(row)), row] as const);

const send = (path: string, method = 'GET') =>
  site.send({ path, method, headers: { 'accept-language': 'en' } });

const steady = (answer: Answer) => ({
  status: answer.status,
  headers: steadyHeaders(answer),
  body: answer.body.toString(),
});

/** The error pages of harmless requests, by status and language. */
const errorPages = new Map<string, string>();
for (const [status, path] of [
  [400, '/%zz'],
  [404, '/nothing'],
  [414, `/${'a'.repeat(9000)}`],
] as const)
  for (const lang of ['en', 'pt']) {
    const { body } = await site.send({ path, headers: { 'accept-language': lang } });
    errorPages.set(`${status} ${lang}`, body.toString());
  }

describe('answers a hostile address like any other', () => {
  test.each(titled(targets, ([target]) => target))('%s', async (_title, [target, status, to]) => {
    const answer = await send(target);
    expect([answer.status, answer.headers.location]).toEqual([status, to]);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin'])
      expect(answer.headers).not.toHaveProperty(name);
    if (status < 400) return;
    expect(answer.headers['cache-control']).toBe('no-store');
    // The usual error page, byte for byte: it repeats nothing of the request and has no stack trace.
    const lang = /^\/pt(?:\/|$)/.test(target) ? 'pt' : 'en';
    expect(answer.body.toString()).toBe(errorPages.get(`${status} ${lang}`));
  });
});

describe('ignores a query that a page does not know', () => {
  test.each(titled(queries, (query) => query))('%s', async (_title, query) => {
    for (const page of ['/en', '/pt/contact', '/privacy-policy?lang=pt']) {
      const target = page.includes('?') ? `${page}&${query.slice(1)}` : page + query;
      expect(steady(await send(target))).toEqual(steady(await send(page)));
    }
  });
});

describe('gives the same response when a request has the header', () => {
  const paths = ['/en', '/pt/contact', '/privacy-policy', '/en/products', '/', '/nothing'];

  test.each(titled(headers, (header) => header.join(': ')))('%s', async (_title, [name, value]) => {
    for (const path of paths) {
      const get = () => supertest(site.server).get(path).redirects(0).set('Accept-Language', 'pt');
      const [plain, changed] = [await get(), await get().set(name, value)];
      for (const { headers: own } of [plain, changed])
        for (const volatile of ['date', 'x-request-id', 'connection']) delete own[volatile];
      expect(changed.status).toBe(plain.status);
      expect(changed.headers).toEqual(plain.headers);
      expect(changed.text).toBe(plain.text);
    }
  });
});

describe('answers 400 to an ambiguous Host', () => {
  test.each(titled(hosts, (lines) => lines.join(', ')))('%s', async (_title, lines) => {
    for (const path of ['/en', '/pt/products', '/', '/favicon.svg']) {
      const head = [`GET ${path} HTTP/1.1`, ...lines, 'Accept-Language: pt', 'Connection: close'];
      const answer = await sendRaw(site.port, [...head, '', ''].join('\r\n'));
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toContain('Cache-Control: no-store\r\n');
      expect(answer).toContain('<html lang="pt-BR">');
    }
  });
});

describe('refuses malformed HTTP with no-store', () => {
  test.each(titled(refused, ([octets]) => octets))('%s', async (_title, [octets, status]) => {
    const answer = await sendRaw(site.port, `${octets}GET /en HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/);
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });
});

test('answers 405 to methods other than GET and HEAD', async () => {
  const methods = ['post', 'put', 'delete', 'options', 'trace', 'patch', 'propfind'] as const;
  for (const path of ['/', '/en', '/en/products', '/nothing', '/favicon.svg', '/healthz'])
    for (const method of methods)
      await supertest(site.server)
        [method](path)
        .send(method === 'post' ? 'name=secret&__proto__=1' : undefined)
        .expect(405)
        .expect('Allow', 'GET, HEAD')
        .expect('Cache-Control', 'no-store');
});

test('logs no error for hostile requests', async () => {
  const errors = site.lines().filter(({ level }) => level === 'error' || level === 'fatal');
  expect(errors).toEqual([]);
});
