import { describe, expect, test } from 'vitest';
import { promptly } from '../support/promptly';
import { sendRaw, statusOf, wire } from '../support/raw';
import { startSite } from '../support/site';

const site = await startSite({ warm: false });

const ask = promptly(site);

describe('only GET and HEAD are answered', () => {
  const methods = [
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PATCH',
    'PROPFIND',
    'LINK',
    'PURGE',
  ];

  test.each(methods)('%s is 405, everywhere', async (method) => {
    for (const path of ['/', '/en', '/pt/contact', '/en/products', '/nothing', '/favicon.svg']) {
      const { status, headers } = await ask(path, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
      expect(headers.location).toBeUndefined();
    }
  });

  test('what is posted is not read, and the connection goes on', async () => {
    const answer = await sendRaw(
      site.port,
      [
        'POST /en/contact HTTP/1.1\r\nHost: a.example\r\nContent-Length: 11\r\n\r\nname=secret',
        wire('GET /en HTTP/1.1', 'Host: a.example'),
      ].join(''),
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
    expect(answer).not.toContain('name=secret');
  });

  test('a method that is none, and CONNECT, end at the door', async () => {
    expect(statusOf(await sendRaw(site.port, wire('get /en HTTP/1.1', 'Host: a')))).toBe(400);
    expect(await sendRaw(site.port, wire('CONNECT evil.com:443 HTTP/1.1', 'Host: a'))).not.toMatch(
      /^HTTP\/1\.1 2/,
    );
    expect((await ask('/en')).status).toBe(200);
  });
});

describe('addresses that were made to break things', () => {
  test.each([
    ['/%00', 400],
    ['/en%00', 400],
    ['/en/%00.html', 400],
    ['/%zz', 400],
    ['/en/%zz', 400],
    ['/%', 400],
    ['/%c0%af', 400],
    ['/%c0%ae%c0%ae/etc/passwd', 400],
    ['/%ff%fe', 400],
    ['/%ed%a0%80', 400],
    ['/%E0%A4%A', 400],
    ['/en/contact/%0a', 400],
    ['/en/products/%1b[31m', 400],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/../../etc/passwd', 404],
    ['/en/../pt', 404],
    ['/%252e%252e/', 404],
    ['/en;x=1', 404],
    ['/en/contact.json', 404],
    ['/en.html', 404],
    ['/en/index.html', 404],
    ['/.git/config', 404],
    ['/wp-login.php', 404],
    ['/__proto__/constructor', 404],
    ['/en/products/__proto__/x', 404],
    ['/%E2%80%AEne', 404],
    [`/${'a/'.repeat(3000)}`, 404],
    [`/${'%61'.repeat(2600)}`, 404],
    [`/en/${'%E2%9C%93'.repeat(800)}`, 404],
    [`/${'/'.repeat(7000)}x`, 404],
    [`/${'a'.repeat(16_384)}`, 414],
    [`/en?${'a'.repeat(16_384)}`, 414],
  ] as const)('%.60s is %i', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).not.toMatch(/node_modules|at .+\.js:\d+/);
  });

  test('7,000 slashes are one', async () => {
    expect((await ask(`${'/'.repeat(7000)}en`)).headers.location).toBe('/en');
  });

  test('40 kB of address or of headers is more than is read: 431', async () => {
    const path = `GET /${'a'.repeat(40_000)} HTTP/1.1`;
    expect(statusOf(await sendRaw(site.port, wire(path, 'Host: a')))).toBe(431);
    const header = `X-Long: ${'a'.repeat(40_000)}`;
    expect(statusOf(await sendRaw(site.port, wire('GET /en HTTP/1.1', 'Host: a', header)))).toBe(
      431,
    );
  });

  test.each([
    'GET  /en HTTP/1.1',
    'GET /en',
    'GET /e n HTTP/1.1',
    'GET en HTTP/1.1',
    'GET /en HTTP/9.9',
    'GARBAGE',
    '\x16\x03\x01\x02',
  ])('%j on the wire is refused or answered, and the server lives on', async (line) => {
    const answer = await sendRaw(site.port, wire(line, 'Host: a.example'));
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    expect((await ask('/en')).status).toBe(200);
  });

  test('a request that two servers could cut in two ways is refused', async () => {
    const both = wire(
      'POST /en HTTP/1.1',
      'Host: a.example',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
    );
    expect(statusOf(await sendRaw(site.port, `${both}0\r\n\r\n`))).toBe(400);
  });
});
