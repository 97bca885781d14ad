import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../bench/support/freePort.mjs';
import { type Ask, request } from '../contract/request';
import { encodingOf } from '../support/decode';
import { startSite } from '../support/site';
import { askCaddy, type Caddy, startCaddy } from './support/caddy';

const [http, https] = [await freePort(), await freePort()];
const host = `localhost:${https}`;
const environment = { TRUST_PROXY: '1', LOG_LEVEL: 'info', SITE_ORIGIN: `https://${host}` };
const instances = [await startSite({ environment }), await startSite({ environment })] as const;
const [instance] = instances;

let caddy: Caddy;
beforeAll(async () => {
  caddy = await startCaddy({
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    MACHINES: instances.map(({ port }) => `127.0.0.1:${port}`).join(' '),
  });
});
afterAll(() => caddy.stop());

const ask = (options: Ask) =>
  request(`https://127.0.0.1:${https}`, {
    ...options,
    headers: { host, ...options.headers },
    tls: { servername: 'localhost', ca: caddy.authority() },
  });

describe('the Caddyfile', () => {
  test('has the format of caddy fmt', () => {
    const { status, stdout } = askCaddy('fmt');
    // Lines with another format begin with - or +.
    expect([status, stdout.split('\n').filter((line) => /^[-+]/.test(line))]).toEqual([0, []]);
  });

  test.each([
    ['machines', {}],
    ['replicas', { UPSTREAMS: 'replicas', SITE_ADDRESS: 'https://www.example.com' }],
  ])('is valid without warnings with %s', (_which, settings) => {
    const { status, stdout, stderr } = askCaddy('validate', settings);
    expect([status, stdout.trim()]).toEqual([0, 'Valid configuration']);
    expect(stderr).not.toContain('"level":"warn"');
  });

  test('is invalid with another value of UPSTREAMS', () => {
    expect(askCaddy('validate', { UPSTREAMS: 'nothing' }).status).toBe(1);
  });
});

describe('responses through Caddy', () => {
  const paths = ['/en', '/pt/contact', '/robots.txt', instance.services.assets.entries.pt];
  const headerNames = ['etag', 'vary', 'cache-control', 'content-type', 'content-security-policy'];
  headerNames.push('strict-transport-security', 'content-encoding', 'content-language', 'link');

  test.each(['br', 'gzip', 'identity'])('are unchanged in the encoding %s', async (encoding) => {
    for (const path of paths) {
      const headers = { 'accept-encoding': encoding, host };
      // The first answer of an instance is streamed, without an ETag; Caddy may choose either instance.
      await Promise.all(instances.map((site) => site.send({ path, headers })));
      const [own, passed] = [await instance.send({ path, headers }), await ask({ path, headers })];
      expect([path, encodingOf(own), encodingOf(passed)]).toEqual([path, encoding, encoding]);
      expect(passed.body.equals(own.body), path).toBe(true);
      for (const name of headerNames)
        expect([name, passed.headers[name]]).toEqual([name, own.headers[name]]);
    }
  });

  test.each([
    ['pt-BR,pt;q=0.9,en;q=0.5', '/pt'],
    ['en-GB,en;q=0.9', '/en'],
  ])('are in the language of a reader with %s', async (language, location) => {
    const { status, headers } = await ask({ path: '/', headers: { 'accept-language': language } });
    expect([status, headers.location, headers.vary]).toEqual([
      302,
      location,
      expect.stringContaining('Accept-Language'),
    ]);
    const privacy = await ask({
      path: '/privacy-policy',
      headers: { 'accept-language': language },
    });
    expect(privacy.body.toString()).toContain(`<html lang="${location.slice(1)}`);
  });

  test('come over HTTP/2, offer HTTP/3, and redirect http to https', async () => {
    const session = connect(`https://${host}`, { ca: caddy.authority() });
    const stream = session.request({ ':path': '/en' });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      stream.on('response', (headers) => resolve(headers[':status'])).on('error', reject);
    });
    session.destroy();
    expect(status).toBe(200);
    const { headers } = await ask({ path: '/en' });
    expect(headers['alt-svc']).toContain(`h3=":${https}"`);
    const open = readFileSync('/proc/net/udp', 'utf8') + readFileSync('/proc/net/udp6', 'utf8');
    expect(open).toContain(`:${https.toString(16).toUpperCase().padStart(4, '0')} `);
    const plain = await request(`http://127.0.0.1:${http}`, {
      path: '/en?a=1',
      headers: { host: 'localhost' },
    });
    // Caddy redirects to the usual port of https.
    expect([plain.status, plain.headers.location]).toEqual([308, 'https://localhost/en?a=1']);
  });
});

describe('a visitor of Caddy', () => {
  test('cannot forge the client address in the log', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'forged-by-a-visitor' };
    await ask({ path: '/en', headers });
    const lines = () => JSON.stringify(instances.flatMap((site) => site.lines()));
    await expect.poll(lines).toContain('forged-by-a-visitor');
    expect(lines()).not.toContain('203.0.113.9');
  });

  test('gets 431 from Caddy for too long headers', async () => {
    const long = await ask({ path: '/en', headers: { 'x-long': 'x'.repeat(60_000) } });
    expect(long.status).toBe(431);
    // Caddy refused them: the instances have no log line.
    const lines = JSON.stringify(instances.flatMap((site) => site.lines()));
    expect(lines).not.toMatch(/clientError|HPE_HEADER_OVERFLOW/);
  });
});
