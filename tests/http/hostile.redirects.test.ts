import { describe, expect, test } from 'vitest';
import { sendRaw, statusOf, wire } from '../support/raw';
import { siteOrigin, startSite } from '../support/site';

const site = await startSite({ warm: false });

/** What has led other sites' visitors away. */
const prefixes = [
  ...['//evil.com', '///evil.com', '////evil.com', '/\\evil.com', '\\\\evil.com', '/\\/evil.com'],
  ...['/%2fevil.com', '/%2F%2Fevil.com', '/%5cevil.com', '/%5C%5Cevil.com', '/%09/evil.com'],
  ...['/en//evil.com', '/pt/\\evil.com', '/en/%2f%2fevil.com', '/en/%5cevil.com'],
  ...['/%0d%0aSet-Cookie:x', '/en/%0d%0aSet-Cookie:x', '/%0aLocation:%20//evil.com'],
  ...['/.evil.com', '/@evil.com', '/;@evil.com', '/..//evil.com', '/%2e%2e//evil.com'],
  ...['/http://evil.com', '/https:evil.com', '/javascript:alert(1)', '/%E3%80%82evil.com'],
  ...['/?//evil.com', '/?next=//evil.com', '/?%0d%0aSet-Cookie:x', '/en?\\evil.com'],
];

/** An address for each rule and for each kind of page. */
const addresses = [
  ...['/', '/en', '/pt/', '/EN/contact', '/privacy-policy/', '/en/products', '/pt/services'],
  ...['/en/about', '/pt/products/x', '/en/services/x', '/en/tools/x', '/pt/tools/x'],
  ...['/en/nano-banana-api', '/pt/nano-banana-api', '/nothing'],
];

const targets = (prefix: string): string[] => [
  prefix,
  `${prefix}/`,
  ...addresses.flatMap((address) => [prefix + address, address + prefix, `${address}/${prefix}`]),
];

/** The Location of a raw answer, as a browser reads it. */
const headerLines = (answer: string): string[] =>
  answer.split('\r\n\r\n', 1)[0]?.split('\r\n').slice(1) ?? [];

const stays = (location: string | undefined, target: string): void => {
  if (location === undefined) return;
  expect(new URL(location, siteOrigin).origin, `${target} -> ${location}`).toBe(siteOrigin);
  expect(location, target).toMatch(/^\/(?![/\\])/);
  expect(location.split('?', 1)[0], target).not.toContain('evil');
};

describe('no redirect leads off the site', () => {
  test.each(prefixes)('with %s alone, before or after any address', async (prefix) => {
    for (const path of targets(prefix)) {
      const { status, headers } = await site.ask({ path });
      expect([200, 301, 302, 400, 404], path).toContain(status);
      stays(headers.location, path);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.location === undefined).toBe(status < 300 || status >= 400);
    }
  });

  test.each([
    'http://evil.com/en/',
    'http://evil.com/EN/products',
    'http://evil.com//evil.com/en/',
    'https://evil.com/?a=1',
    'http://evil.com',
    'http://evil.com\\@x/en/',
    'http://user@evil.com/en/',
    'HTTP://EVIL.COM/pt/',
    'http:///en/',
    'http:evil.com/en/',
  ])('when the request names another host: %s', async (path) => {
    const { headers } = await site.ask({ path });
    stays(headers.location, path);
  });

  test('and bytes that are no ASCII, which no address may hold, are refused', async () => {
    const line = 'GET /en/products?q=\xc3\xa7\xe3 HTTP/1.1';
    expect(statusOf(await sendRaw(site.port, wire(line, 'Host: a.example')))).toBe(400);
  });

  test.each(['\r\nSet-Cookie: x=1', '\nSet-Cookie: x=1', '\rSet-Cookie: x=1', '\0', '\x7f', '\t'])(
    'and no header is smuggled in: %j in the query',
    async (smuggled) => {
      const answer = await sendRaw(
        site.port,
        wire(`GET /en/products?q=${smuggled} HTTP/1.1`, 'Host: a.example'),
      );
      expect(headerLines(answer).join('\n').toLowerCase()).not.toContain('set-cookie');
    },
  );
});
