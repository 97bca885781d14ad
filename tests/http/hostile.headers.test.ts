import { describe, expect, test } from 'vitest';
import { steadyHeaders } from '../support/headers';
import { parseHtml } from '../support/html';
import { sendRaw, statusOf, wire } from '../support/raw';
import { startSite, type TestSite } from '../support/site';

const direct = await startSite();
const behindProxy = await startSite({ environment: { TRUST_PROXY: '1' } });

const paths = ['/en', '/pt/contact', '/privacy-policy', '/en/products', '/', '/nothing', '/EN/'];

/** That headers change nothing of what is answered. */
const changesNothing = async (site: TestSite, headers: Record<string, string>) => {
  for (const path of paths) {
    const plain = await site.ask(path);
    const answer = await site.ask({ path, headers });
    expect(answer.status, path).toBe(plain.status);
    expect(answer.body.equals(plain.body), path).toBe(true);
    expect(steadyHeaders(answer), path).toEqual(steadyHeaders(plain));
  }
};

const hosts = ['evil.com', 'EVIL.com:8080', 'localhost', '127.0.0.1:1', '[::1]:80', 'a_b.example'];

const forwarding = hosts.flatMap((host): [string, string][] => [
  ['host', host],
  ['x-forwarded-host', host],
  ['forwarded', `for=1.2.3.4;host="${host}";proto=http`],
]);

const proxied: [string, string][] = [
  ['x-forwarded-host', 'a.example, evil.com'],
  ['x-forwarded-host', '"><script>'],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-port', '1'],
  ['x-forwarded-server', 'evil.com'],
  ['x-forwarded-for', '1.2.3.4'],
  ['x-forwarded-prefix', '//evil.com'],
  ['x-forwarded-path', '/nothing'],
  ['x-forwarded-scheme', 'http'],
  ['x-host', 'evil.com'],
  ['x-real-ip', '1.2.3.4'],
];

/** Headers by which frameworks, proxies and platforms talk to themselves. */
const internal: [string, string][] = [
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-prefetch', '1'],
  ['x-middleware-rewrite', '/nothing'],
  ['x-middleware-invoke', '1'],
  ['x-nextjs-data', '1'],
  ['x-next-locale', 'pt'],
  ['x-invoke-path', '/nothing'],
  ['x-invoke-status', '500'],
  ['x-matched-path', '/nothing'],
  ['x-now-route-matches', '1=nothing'],
  ['x-prerender-revalidate', '1'],
  ['rsc', '1'],
  ['next-action', 'x'],
  ['next-router-state-tree', '[]'],
  ['x-react-router-spa-mode', 'yes'],
  ['x-react-router-prerender-data', '[]'],
  ['x-remix-response', 'yes'],
  ['x-sveltekit-action', 'true'],
  ['x-nuxt-no-ssr', '1'],
  ['x-astro-path', '/nothing'],
  ['x-astro-locals', '{}'],
  ['x-rewrite-url', '/nothing'],
  ['x-original-url', '/nothing'],
  ['x-original-uri', '/nothing'],
  ['x-accel-redirect', '/nothing'],
  ['x-http-method', 'POST'],
  ['x-http-method-override', 'DELETE'],
  ['x-method-override', 'PUT'],
  ['x-requested-with', 'XMLHttpRequest'],
  ['x-forwarded-user', 'admin'],
  ['x-custom-ip-authorization', '127.0.0.1'],
  ['x-debug', '1'],
  ['accept', 'application/json'],
  ['authorization', 'Bearer x'],
  ['cookie', 'NEXT_LOCALE=pt; lang=pt; i18next=pt'],
  ['range', 'bytes=0-10'],
  ['origin', 'https://evil.com'],
  ['purpose', 'prefetch'],
  ['save-data', 'on'],
  ['user-agent', 'Googlebot/2.1'],
  ['referer', 'https://evil.com/pt'],
  ['upgrade', 'h2c'],
];

describe('nobody’s Host and no forwarding header reaches an answer', () => {
  test.each([...forwarding, ...proxied])('%s: %s', async (name, value) => {
    await changesNothing(direct, { [name]: value });
  });

  test.each([...forwarding, ...proxied])('%s: %s, from a trusted proxy', async (name, value) => {
    await changesNothing(behindProxy, { [name]: value });
  });
});

describe('no header switches the server’s behaviour', () => {
  test.each(internal)('%s: %s', async (name, value) => {
    await changesNothing(direct, { [name]: value });
  });

  test('all of them at once', async () => {
    const { upgrade: _upgrade, ...all } = Object.fromEntries(internal);
    await changesNothing(direct, all);
  });
});

describe('a Host that two servers could read differently is refused', () => {
  const bad = [
    ['twice', 'Host: a.example', 'Host: b.example'],
    ['twice the same', 'Host: a.example', 'host: a.example'],
    ['with a path', 'Host: a.example/en'],
    ['with a query', 'Host: a.example?x'],
    ['with a fragment', 'Host: a.example#x'],
    ['with a user', 'Host: user@a.example'],
    ['with a space', 'Host: a example'],
    ['with a comma', 'Host: a.example, b.example'],
    ['with a wrong port', 'Host: a.example:abc'],
    ['with a huge port', 'Host: a.example:999999'],
    ['with a backslash', 'Host: a.example\\b'],
    ['with a tag', 'Host: <script>'],
    ['with a quote', 'Host: "a.example"'],
    ['with an open bracket', 'Host: [::1'],
    ['with a percent', 'Host: a%2eexample'],
    ['with a scheme', 'Host: http://a.example'],
  ];

  test.each(bad)('%s', async (_what, ...hostLines) => {
    for (const path of ['/en', '/pt/products', '/nothing', '/']) {
      const answer = await sendRaw(direct.port, wire(`GET ${path} HTTP/1.1`, ...hostLines));
      expect(statusOf(answer), path).toBe(400);
      expect(answer).not.toContain('Location:');
      expect(answer.toLowerCase()).toContain('cache-control: no-store');
    }
  });

  test('missing', async () => {
    expect(statusOf(await sendRaw(direct.port, wire('GET /en HTTP/1.1')))).toBe(400);
  });

  test('with a page in the visitor’s language', async () => {
    const answer = await direct.ask({
      path: '/en',
      headers: { host: 'a b', 'accept-language': 'pt' },
    });
    expect(answer.status).toBe(400);
    expect(parseHtml(answer.body)('html').attr('lang')).toBe('pt-BR');
    expect(answer.headers.vary?.toLowerCase()).toContain('accept-language');
  });
});
