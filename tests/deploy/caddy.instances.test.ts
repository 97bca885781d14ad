import { Agent, request as overHttps } from 'node:https';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../bench/support/freePort.mjs';
import { startReady, timeoutMs } from '../support/serverProcess';
import { startCaddy } from './support/caddy';

vi.setConfig({ testTimeout: 2 * timeoutMs });

test('no request behind Caddy fails when one instance is stopped and another killed', async () => {
  const https = await freePort();
  const [first, second, third] = await Promise.all([
    startReady({ TRUST_PROXY: '1' }),
    startReady({ TRUST_PROXY: '1' }),
    startReady({ TRUST_PROXY: '1' }),
  ]);
  const caddy = await startCaddy({
    HTTP_PORT: String(await freePort()),
    HTTPS_PORT: String(https),
    MACHINES: [first, second, third].map(({ address }) => new URL(address).host).join(' '),
  });
  const ca = caddy.authority();
  const agent = new Agent({ keepAlive: true, maxSockets: 8, ca, servername: 'localhost' });
  const counts = new Map<string, number>();
  const askOnce = (path: string) =>
    new Promise<void>((resolve) => {
      const count = (what: string) => {
        counts.set(what, (counts.get(what) ?? 0) + 1);
        resolve();
      };
      const headers = { host: `localhost:${https}`, 'accept-language': 'pt' };
      overHttps({ host: '127.0.0.1', port: https, path, headers, agent }, (response) => {
        response.on('end', () => count(`${path} ${response.statusCode}`));
        response.on('error', ({ message }) => count(message)).resume();
      })
        .on('error', ({ message }) => count(message))
        .end();
    });
  let stopped = false;
  const visitor = async (path: string) => {
    while (!stopped) await askOnce(path);
  };
  const visitors = ['/en', '/', '/pt', '/en'].map(visitor);
  const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));
  await pause(1_000);
  first.child.kill('SIGTERM');
  await first.ended;
  await pause(1_000);
  // Caddy sends the requests of a killed instance to the other one.
  second.child.kill('SIGKILL');
  await pause(3_000);
  stopped = true;
  await Promise.all(visitors);
  agent.destroy();
  await caddy.stop();
  expect(first.child.exitCode).toBe(0);
  expect([...counts.keys()].sort()).toEqual(['/ 302', '/en 200', '/pt 200']);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`0 failed of ${total}`);
  expect(total).toBeGreaterThan(1_000);
});
