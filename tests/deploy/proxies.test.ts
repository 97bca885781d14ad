// What nginx and Caddy share: responses as the site sends them, and nothing about visitors in their logs.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../bench/support/freePort.mjs';
import { type Answer, type Ask, request } from '../contract/request';
import { rows } from '../contract/rows';
import { publicSettings } from '../support/publicSettings';
import { startSite } from '../support/site';
import { temporaryFolder } from '../support/temporaryFolder';
import { runNode } from '../support/tool';
import { startCaddySample } from './support/caddySample';
import { startNginxSample } from './support/nginxSample';

const { siteName } = (await startSite()).services.assets;
const settings = { ...publicSettings, SITE_NAME: siteName };
const environment = { ...settings, TRUST_PROXY: '1', LOG_LEVEL: 'info' };
// As instances that are ready.
const instances = [
  await startSite({ environment, warm: true }),
  await startSite({ environment, warm: true }),
] as const;
const [instance] = instances;
const nobody = [await freePort(), await freePort()] as const;

const folder = temporaryFolder();
const env = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`);
writeFileSync(path.join(folder, '.env'), env.join(''));

const encodingOf = ({ headers }: Answer) => headers['content-encoding'];

/** The pages of both proxies without instances, by language. */
const unavailable = new Map<string, string>();

describe.each([
  ['nginx', (ports: readonly [number, number]) => startNginxSample(ports, { host: 'localhost' })],
  ['caddy', startCaddySample],
] as const)('%s', async (name, start) => {
  const proxy = await start([instances[0].port, instances[1].port]);
  const alone = await start(nobody);
  afterAll(() => Promise.all([proxy.stop(), alone.stop()]));

  const askFrom = ({ https, ca }: typeof proxy, options: Ask) =>
    request(`https://127.0.0.1:${https}`, {
      // Caddy looks for an instance for 15 s.
      timeout: 30_000,
      ...options,
      headers: { host: `localhost:${https}`, ...options.headers },
      tls: { servername: 'localhost', ca },
    });

  const url = `https://localhost:${proxy.https}`;
  writeFileSync(path.join(folder, `${name}.pem`), proxy.ca);
  /** Runs a command of ours on the proxy, whose certificate it trusts. */
  const run = (tool: 'doctor' | 'contract', ...args: string[]) =>
    runNode([path.resolve('scripts/tool.mjs'), tool, '--url', url, ...args], {
      env: { PATH: process.env['PATH'], NODE_EXTRA_CA_CERTS: path.join(folder, `${name}.pem`) },
    });

  test('changes no status, header or text of a page, as doctor says', async () => {
    const { code, out } = await run('doctor', '--settings', path.join(folder, '.env'));
    expect(out).toContain(`and ${url} answers as they say`);
    expect(code).toBe(0);
  });

  test('answers the contract with --behind, and refuses malformed addresses itself', async () => {
    const refused = rows.filter(({ refusedBy = [] }) => refusedBy.some((one) => one === name));
    const { code, out } = await run('contract', '--behind', name);
    expect(out).toMatch(/^\d+ passed, 0 failed$/m);
    expect(out.match(/^· GET .* \(by .* itself\)$/gm)).toHaveLength(refused.length);
    expect(code).toBe(0);
  });

  test.each(['br', 'gzip', 'identity'])('changes no byte in the encoding %s', async (encoding) => {
    for (const target of ['/en', '/robots.txt', instance.services.assets.entries.pt]) {
      const asked = { path: target, headers: { 'accept-encoding': encoding } };
      // The first response of an instance is streamed, without an ETag; the proxy may choose either.
      await Promise.all(instances.map((site) => site.send(asked)));
      const [own, passed] = [await instance.send(asked), await askFrom(proxy, asked)];
      expect([target, encodingOf(passed)]).toEqual([target, encodingOf(own)]);
      expect(passed.body.equals(own.body), target).toBe(true);
      expect(passed.headers.etag).toBe(own.headers.etag);
    }
  });

  test('answers 404 to health checks, which are for the proxy alone', async () => {
    const askInPortuguese = async (path: string) => {
      const { status, body } = await askFrom(proxy, { path, headers: { 'accept-language': 'pt' } });
      return { status, page: body.toString() };
    };
    const missing = await askInPortuguese('/nothing');
    expect(missing.status).toBe(404);
    for (const path of [
      '/healthz',
      '/readyz',
      '/HEALTHZ',
      '/readyz/',
      '//healthz',
      '/%72eadyz',
      '/healthz?x=1',
    ])
      expect([path, await askInPortuguese(path)]).toEqual([path, missing]);
  });

  test('answers visitors right after requests that the instances refuse', async () => {
    const statuses = async (count: number, asked: Ask) => {
      const all: number[] = [];
      for (let times = 0; times < count; times += 1) all.push((await askFrom(proxy, asked)).status);
      return new Set(all);
    };
    const tooLong = { cookie: 'a'.repeat(20_000), referer: 'b'.repeat(20_000) };
    const refused: Ask[] = [
      { path: '/en', method: 'FOO' },
      { path: '/en', headers: tooLong },
    ];
    for (const asked of refused) {
      // On connections that are kept.
      await statuses(10, { path: '/en' });
      await statuses(4, asked);
      expect([asked.method, await statuses(10, { path: '/en' })]).toEqual([
        asked.method,
        new Set([200]),
      ]);
    }
  });

  test('passes on the address of the connection, which a visitor cannot forge', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7, 192.0.2.8' };
    const target = `/en/forged-by-${name}`;
    await askFrom(proxy, { path: target, headers });
    const lines = () => instances.flatMap((site) => site.lines());
    const line = () => lines().find((one) => one['path'] === target);
    await expect.poll(line).toMatchObject({ client: '127.0.0.1' });
    expect(JSON.stringify(lines())).not.toContain('192.0.2.');
  });

  test.each([
    ['pt-BR,pt;q=0.9', 'pt-BR', 'Voltamos já'],
    ['PT', 'pt-BR', 'Voltamos já'],
    ['en-US,en;q=0.9,pt;q=0.1', 'en', 'Back in a moment'],
  ])('answers 503 to a reader of %s when no instance answers', async (reader, lang, heading) => {
    const headers = { 'accept-language': reader };
    const answer = await askFrom(alone, { path: '/pt', headers });
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '60',
    });
    const page = answer.body.toString();
    expect(page).toContain(`<html lang=${lang}>`);
    expect(page).toContain(`<h1>${heading}</h1>`);
    // Both proxies have the same page.
    expect(page).toBe(unavailable.get(lang) ?? page);
    unavailable.set(lang, page);
  });

  test('logs no query, referrer or browser, also when no instance answers', async () => {
    const headers = { referer: 'https://other.example/secret', 'user-agent': 'secret "agent"' };
    for (const server of [proxy, alone])
      for (const target of ['/en/contact?name=secret', '/nothing"\\?name=secret'])
        await askFrom(server, { path: target, headers });
    // nginx and Caddy log after they have sent the response.
    await expect.poll(alone.log).toMatch(/"path":"\/en\/contact"|no upstreams available/);
    for (const server of [proxy, alone]) expect(server.log()).not.toMatch(/secret|User-Agent/);
  });
});
