import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { visitUntil } from '../../bench/restarts/visitors.mjs';
import { request } from '../contract/request';
import { startReady, timeoutMs } from '../support/serverProcess';
import { startCaddySample } from './support/caddySample';
import { runInToolbox } from './support/toolbox';

const caddy = (command: string[], env: Record<string, string> = {}) =>
  runInToolbox(['caddy', ...command, 'deploy/caddy/Caddyfile'], { env });

test('the Caddyfile has the format of caddy fmt', () => {
  const { status, stdout } = caddy(['fmt', '--diff']);
  // Lines with another format begin with - or +.
  expect([status, stdout.split('\n').filter((line) => /^[-+]/.test(line))]).toEqual([0, []]);
});

test.each([
  ['machines', {}],
  ['replicas', { UPSTREAMS: 'replicas', SITE_ADDRESS: 'https://www.example.com', APEX: '' }],
  ['another host', { SITE_ADDRESS: 'https://www.example.com', APEX: 'example.com' }],
])('the Caddyfile is valid without warnings with %s', (_which, settings) => {
  const { status, stderr } = caddy(['validate', '--adapter', 'caddyfile', '--config'], settings);
  expect(status, stderr).toBe(0);
  expect(stderr).not.toContain('"level":"warn"');
});

vi.setConfig({ testTimeout: 2 * timeoutMs });

test('no request behind Caddy fails when one instance is stopped and another killed', async () => {
  const start = () => startReady({ TRUST_PROXY: '1' });
  const [first, second, third] = await Promise.all([start(), start(), start()]);
  const ports = [first, second, third].map(({ address }) => Number(new URL(address).port));
  const { stop, http, https: port, ca } = await startCaddySample(ports);
  const plain = await request(`http://127.0.0.1:${http}`, {
    path: '/en?a=1',
    headers: { host: 'localhost' },
  });
  // Caddy redirects to the usual port of https.
  expect([plain.status, plain.headers.location]).toEqual([308, 'https://localhost/en?a=1']);
  const fail = async () => {
    await pause(1_000);
    first.child.kill('SIGTERM');
    await first.ended;
    await pause(1_000);
    second.child.kill('SIGKILL');
    await pause(3_000);
  };
  const { faults, times } = await visitUntil(fail(), { port, host: 'localhost', ca });
  await stop();
  expect(first.child.exitCode).toBe(0);
  expect(faults).toEqual([]);
  expect(times.length).toBeGreaterThan(300);
});

test('a request whose body breaks off reaches instances five times at most', async () => {
  let asked = 0;
  // It is ready, and never faster with an answer than Caddy is with the broken body.
  const instance = createServer(({ url }, response) => {
    if (url === '/readyz') response.end();
    else asked += 1;
  }).listen(0, '127.0.0.1');
  await once(instance, 'listening');
  onTestFinished(() => void instance.close().closeAllConnections());
  const { stop, https, ca } = await startCaddySample([(instance.address() as AddressInfo).port]);
  onTestFinished(stop);
  const lines = [
    'GET /en HTTP/1.1',
    'Host: localhost',
    'Transfer-Encoding: chunked',
    '',
    'no size',
  ];
  const socket = connect({ port: https, host: '127.0.0.1', servername: 'localhost', ca });
  socket.write(`${lines.join('\r\n')}\r\n`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(5);
});
