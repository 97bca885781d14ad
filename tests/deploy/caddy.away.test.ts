import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, request } from '../contract/request';
import { type Caddy, startCaddy } from '../support/caddy';
import { freePort } from '../support/nginxSample';

const https = await freePort();

/**
 * Caddy before two ports on which nobody listens. It says all that it can: newer ones write down as errors what the
 * toolbox's does only for who looks for a fault.
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

const ask = (asked: Ask) =>
  request(`https://127.0.0.1:${https}`, {
    ...asked,
    headers: { host: `localhost:${https}`, ...asked.headers },
    tls: { servername: 'localhost', ca: alone.authority() },
  });

describe('when no instance answers', () => {
  test.each([
    ['pt-BR,pt;q=0.9', 'pt-BR', 'Voltamos já'],
    ['PT', 'pt-BR', 'Voltamos já'],
    ['en-US,en;q=0.9,pt;q=0.1', 'en', 'Back in a moment'],
  ])(
    'a reader of %s is told so in their language, and no cache keeps it',
    async (reader, lang, title) => {
      const { status, headers, body } = await ask({
        path: '/pt',
        headers: { 'accept-language': reader },
      });
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
        503,
        'no-store',
        '60',
      ]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.toString()).toContain(`<html lang=${lang}>`);
      expect(body.toString()).toContain(`<h1>${title}</h1>`);
      // The words stand in two files, and are the same.
      expect(readFileSync('deploy/nginx/site.conf', 'utf8')).toContain(`"${body}"`);
    },
  );

  test('the log says so, and nothing of what the visitor sent', async () => {
    const lines = () => alone.said().split('"logger":"http.log.error"').length;
    const before = lines();
    await ask({
      path: '/en/contact?name=secret',
      headers: { referer: 'https://other.example/secret', 'user-agent': 'secret agent' },
    });
    await expect.poll(lines).toBeGreaterThan(before);
    expect(alone.said()).toContain('no upstreams available');
    expect(alone.said()).not.toMatch(/secret|User-Agent|"uri"/);
  });
});
