import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../bench/support/freePort.mjs';
import { type Ask, request } from '../contract/request';
import { type Caddy, startCaddy } from './support/caddy';
import { expectUnavailablePage, unavailableReaders } from './support/unavailablePage';

const https = await freePort();

/**
 * Caddy in front of two ports without a server. It logs at DEBUG, where the Caddy of the toolbox logs what newer versions
 * log as errors.
 */
let alone: Caddy;
beforeAll(async () => {
  const settings = {
    HTTP_PORT: String(await freePort()),
    HTTPS_PORT: String(https),
    MACHINES: `127.0.0.1:${await freePort()} 127.0.0.1:${await freePort()}`,
  };
  alone = await startCaddy(settings, (file) => {
    expect(file).toContain('\tlog {\n');
    return file.replace('\tlog {\n', '\tlog {\n\t\tlevel DEBUG\n');
  });
});
afterAll(() => alone.stop());

const ask = (options: Ask) =>
  request(`https://127.0.0.1:${https}`, {
    ...options,
    headers: { host: `localhost:${https}`, ...options.headers },
    tls: { servername: 'localhost', ca: alone.authority() },
  });

describe('Caddy without instances', () => {
  test.each(unavailableReaders.map((row) => [row[0], row] as const))(
    'answers 503 with no-store in the language of a reader with %s',
    async (_reader, row) => {
      const page = await expectUnavailablePage(ask, row);
      // nginx has the same page.
      expect(readFileSync('deploy/nginx/site.conf', 'utf8')).toContain(`"${page}"`);
    },
  );

  test('logs the failure without path, query and headers of the visitor', async () => {
    const lines = () => alone.output().split('"logger":"http.log.error"').length;
    const before = lines();
    await ask({
      path: '/en/contact?name=secret',
      headers: { referer: 'https://other.example/secret', 'user-agent': 'secret agent' },
    });
    await expect.poll(lines).toBeGreaterThan(before);
    expect(alone.output()).toContain('no upstreams available');
    expect(alone.output()).not.toMatch(/secret|User-Agent|"uri"/);
  });
});
