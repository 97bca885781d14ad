import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../bench/support/freePort.mjs';
import { request } from '../contract/request';
import { decode, encodingOf } from '../support/decode';
import { startSite } from '../support/site';
import { type SampleNginx, sampleHost, startNginxSample } from './support/nginxSample';
import { expectUnavailablePage, unavailableReaders } from './support/unavailablePage';

const environment = { TRUST_PROXY: '1', LOG_LEVEL: 'info', SITE_ORIGIN: 'https://www.example.com' };
const instances = [await startSite({ environment }), await startSite({ environment })] as const;
const [instance] = instances;

let nginx: SampleNginx;
/** nginx in front of two ports without a server. */
let alone: SampleNginx;
beforeAll(async () => {
  nginx = await startNginxSample([instances[0].port, instances[1].port]);
  alone = await startNginxSample([await freePort(), await freePort()]);
});
afterAll(() => Promise.all([nginx.stop(), alone.stop()]));

const lines = () =>
  instances.flatMap((site) => site.lines()).filter(({ msg }) => msg === 'request');

describe('responses through nginx', () => {
  test.each(['br', 'gzip', 'identity'])('are unchanged in the encoding %s', async (encoding) => {
    for (const path of ['/en', '/pt/contact', instance.services.assets.entries.pt]) {
      const headers = { 'accept-encoding': encoding };
      const [own, passed, kept] = [
        await instance.send({ path, headers }),
        await nginx.ask({ path, headers }),
        await nginx.ask({ path, headers }),
      ];
      expect(encodingOf(own)).toBe(encoding);
      for (const answer of [passed, kept]) {
        expect(encodingOf(answer)).toBe(encoding);
        expect(decode(answer)).toEqual(decode(own));
        expect(answer.headers['content-security-policy']).toBe(
          own.headers['content-security-policy'],
        );
        expect(answer.headers['strict-transport-security']).toBe(
          own.headers['strict-transport-security'],
        );
      }
    }
  });

  test('are 304 when If-None-Match matches', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag = '' } = (await nginx.ask({ path: '/en', headers })).headers;
    const again = await nginx.ask({ path: '/en', headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.body.length, etag]).toEqual([304, 0, expect.stringMatching(/^"/)]);
  });
});

describe('the logs behind nginx', () => {
  const traced = (id: string) => `00-${id.repeat(16)}-${'a1'.repeat(8)}-01`;

  test('have a client address that visitors cannot forge', async () => {
    const traceparent = traced('c4');
    const headers = { 'x-forwarded-for': '192.0.2.7, 192.0.2.8', traceparent };
    await nginx.ask({ path: '/en?spoofed', headers });
    const line = () => lines().find((one) => one['traceparent'] === traceparent);
    await expect.poll(line).toMatchObject({ client: '127.0.0.1' });
  });

  test('and responses have the traceparent of their own request', async () => {
    const traceOf = async (headers: Record<string, string>) =>
      (await nginx.ask({ path: '/en?traced', headers })).headers['traceparent'];
    expect(await traceOf({ traceparent: traced('4b') })).toBe(traced('4b'));
    expect(await traceOf({})).toBeUndefined();
    expect(await traceOf({ traceparent: traced('5c') })).toBe(traced('5c'));
    expect(await traceOf({ traceparent: 'forged' })).toBeUndefined();
  });

  test('share the request id of the response', async () => {
    const ids: unknown[] = [];
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await nginx.ask({ path: '/en?twice' });
      ids.push(headers['x-request-id']);
    }
    expect(new Set(ids).size).toBe(2);
    await expect.poll(() => lines().some(({ requestId }) => requestId === ids[0])).toBe(true);
    // nginx logs after it has sent the response.
    const log = () => nginx.read('site.log');
    for (const id of ids) await expect.poll(log).toContain(`"requestId":"${id}"`);
  });

  test('have no query and no referrer, and each line is JSON', async () => {
    const headers = { referer: 'https://other.example/secret', 'user-agent': 'secret "agent"' };
    await nginx.ask({ path: '/en/contact?name=secret', headers });
    await alone.ask({ path: '/en/contact?name=secret', headers });
    await nginx.ask({ path: '/nothing"\\?name=secret', headers });
    for (const host of [sampleHost, 'example.com', 'evil.example']) {
      const over = { path: '/en/http?name=secret', headers: { ...headers, host } };
      await request(`http://127.0.0.1:${nginx.http}`, over).catch(() => {});
    }
    await expect.poll(() => nginx.read('site.log')).toContain('"path":"/en/http"');
    expect(nginx.read('access.log')).toBe('');
    for (const server of [nginx, alone]) {
      await expect.poll(() => server.read('site.log')).toContain('"path":"/en/contact"');
      const log = server.read('site.log');
      for (const line of log.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
      for (const text of [
        log,
        ...['site.error.log', 'error.log'].map(server.read),
        server.output(),
      ])
        expect(text).not.toContain('secret');
    }
  });
});

describe('nginx on port 80', () => {
  test('redirects to https at the configured host with path and query', async () => {
    const { status, headers } = await request(`http://127.0.0.1:${nginx.http}`, {
      path: '/pt//x?a=%2F&a=2',
      headers: { host: sampleHost },
    });
    expect([status, headers.location]).toEqual([301, 'https://www.example.com/pt//x?a=%2F&a=2']);
  });

  test.each([sampleHost, 'example.com'])('serves the ACME challenge of %s', async (host) => {
    const folder = path.join(nginx.outside, 'acme/.well-known/acme-challenge');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'token'), 'proof');
    const { status, body } = await request(`http://127.0.0.1:${nginx.http}`, {
      path: '/.well-known/acme-challenge/token',
      headers: { host },
    });
    expect([status, body.toString()]).toEqual([200, 'proof']);
  });

  test.each(['evil.example', '127.0.0.1', `${sampleHost}.evil.example`])(
    'closes the connection for the host %s',
    async (host) => {
      const response = request(`http://127.0.0.1:${nginx.http}`, {
        path: '/en',
        headers: { host },
      });
      await expect(response).rejects.toThrow(/hang up|ECONNRESET/);
    },
  );
});

describe('nginx without instances', () => {
  test.each(unavailableReaders.map((row) => [row[0], row] as const))(
    'answers 503 with no-store in the language of a reader with %s',
    async (_reader, row) => {
      expect(await expectUnavailablePage(alone.ask, row)).not.toContain('nginx');
    },
  );
});

test('nginx prints no warning on its configuration', () => {
  expect(nginx.output() + nginx.read('error.log')).toBe('');
});
