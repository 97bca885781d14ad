// deploy/compose on a server: real engine, real journal, and visitors who come by IPv4 and IPv6 while it is released.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { type ComposeEngine, server, startComposeEngine, visitor } from './support/composeEngine';

// Each release builds the site, starts it and stops the one before; one waits for a build that never becomes ready.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 1_200_000 });

let engine: ComposeEngine;
const example = readFileSync('deploy/compose/.env.example', 'utf8');

/** Writes .env: the example, with these settings. */
const writeSettings = (more: Record<string, string> = {}): void => {
  const own = { SITE_ORIGIN: 'https://localhost', APEX: 'apex.localhost' };
  const all = { ...parseEnv(example), ...own, NPMRC: `${engine.inside}/npmrc`, ...more };
  const lines = Object.entries(all).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(engine.outside, 'deploy/compose/.env'), lines.join(''));
};

/** Another build: its script and styles have other names. */
const changeSource = (name: string): void =>
  appendFileSync(
    path.join(engine.outside, 'client/entry.ts'),
    `document.documentElement.dataset['${name}'] = '';\n`,
  );

const docker = async (...args: string[]): Promise<string> => {
  const { status, stdout, stderr } = await engine.run('docker', ...args);
  expect(status, stderr).toBe(0);
  return stdout.trim();
};
const idOf = (image: string) => docker('image', 'inspect', '--format', '{{.Id}}', image);
const running = async () => {
  const containers = (await docker('compose', 'ps', '--quiet', 'site')).split('\n').sort();
  return {
    containers,
    image: await docker('inspect', '--format', '{{.Image}}', `${containers[0]}`),
  };
};

/** Asks as a visitor does; returns what curl prints. */
const ask = async (url: string, ...more: string[]): Promise<string> => {
  const args = ['--silent', '--insecure', '--connect-to', `::${server.v4}:443`, ...more, url];
  const { status, stdout, stderr } = await engine.visit('curl', ...args);
  expect(status, stderr).toBe(0);
  return stdout;
};
const scriptNow = async (): Promise<string> =>
  /\/assets\/main-en-\w+\.js/.exec(await ask('https://localhost/en'))?.[0] ?? '';
const statusOf = (address: string) =>
  ask(`https://localhost${address}`, '--output', '/dev/null', '--write-out', '%{http_code}');

/** Releases while visitors ask. Not one of them may notice, nor when Compose looks whether anything is to be done. */
const release = async (name: string, args: string[] = [], status = 0) => {
  const { result, faults, requests, longest } = await engine.withVisitors(() =>
    engine.run('./release', ...args),
  );
  console.log(`${name}: ${requests} requests, ${faults.length} failed, longest wait ${longest} ms`);
  expect([result.status, faults], result.stderr).toEqual([status, []]);
  expect(requests).toBeGreaterThan(20);
  const before = await running();
  await docker('compose', 'up', '--detach');
  expect(await running()).toEqual(before);
  expect(before.image).toBe(await idOf('jandaia-site'));
  return result;
};

beforeAll(async () => {
  engine = await startComposeEngine();
  writeSettings();
  const { status, stdout, stderr } = await engine.run('./release');
  expect(status, `${stdout}\n${stderr}`.slice(-2000)).toBe(0);
});
afterAll(() => engine?.stop());

test('compose.yaml needs SITE_ORIGIN, and lets other settings change neither addresses nor ports', async () => {
  writeSettings({ HOST: '127.0.0.1', PORT: '8080', TRUST_PROXY: '0', METRICS_PORT: '1' });
  const { services } = JSON.parse(await docker('compose', 'config', '--format', 'json'));
  expect(services.site.environment).toMatchObject({ HOST: '::', PORT: '3000', TRUST_PROXY: '1' });
  const seconds = Number(/^(\d+)s$/.exec(services.site.stop_grace_period)?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(maxShutdownSeconds() + 5);
  writeSettings({ SITE_ORIGIN: '' });
  expect((await engine.run('docker', 'compose', 'config')).stderr).toContain('SITE_ORIGIN');
  writeSettings();
});

test('the log has the address of a visitor by IPv6 and by IPv4, and no id of theirs', async () => {
  const forged = { 'X-Request-Id': 'cpf-999', 'X-Forwarded-For': '192.0.2.7' };
  const trace = { Traceparent: `00-${'c4'.repeat(16)}-${'a1'.repeat(8)}-01` };
  const headers = Object.entries({ ...forged, ...trace }).flatMap(([name, value]) => [
    ...['--header', `${name}: ${value}`],
  ]);
  await ask('https://localhost/en/by-4', ...headers);
  const bySix = ['--silent', '--insecure', '--connect-to', `::[${server.v6}]:443`];
  expect(await engine.visit('curl', ...bySix, 'https://localhost/en/by-6')).toMatchObject({
    status: 0,
  });
  const lines = async () =>
    (await engine.run('journalctl', '-t', 'jandaia', '-o', 'cat')).stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  await expect.poll(lines).toContainEqual(expect.objectContaining({ path: '/en/by-4' }));
  const all = await lines();
  expect(all.find((line) => line.path === '/en/by-4')).toMatchObject({ client: visitor.v4 });
  expect(all.find((line) => line.path === '/en/by-6')).toMatchObject({ client: visitor.v6 });
  expect(JSON.stringify(all)).not.toMatch(/cpf-999|c4c4c4|192\.0\.2\.7/);
});

test('the other host is redirected with path and query', async () => {
  const url = 'https://apex.localhost/en//x?a=1&a=%2F?b';
  const out = await ask(
    url,
    '--output',
    '/dev/null',
    '--write-out',
    '%{http_code} %{redirect_url}',
  );
  expect(out).toBe('301 https://localhost/en//x?a=1&a=%2F?b');
});

test('Caddy resets no connection while it reads its settings again', async () => {
  const script = path.resolve('tests/deploy/support/connections.mjs');
  const connecting = engine.visit(process.execPath, script, server.v4);
  for (let round = 0; round < 20; round += 1)
    await docker(
      ...['compose', 'exec', '-T', '--env', `MACHINES=127.0.0.1:${3000 + round}`, '--env'],
      ...['UPSTREAMS=machines', 'proxy', 'caddy', 'reload', '--config', '/etc/caddy/Caddyfile'],
    );
  await docker(
    'compose',
    'exec',
    '-T',
    'proxy',
    'caddy',
    'reload',
    '--config',
    '/etc/caddy/Caddyfile',
  );
  const { made, faults } = JSON.parse((await connecting).stdout);
  expect(faults).toEqual({});
  expect(made).toBeGreaterThan(500);
});

test('no request fails in three releases, and a build keeps the files of the one before', async () => {
  const old = await scriptNow();
  const first = await running();
  changeSource('second');
  await release('release of a build');
  expect(await scriptNow()).not.toBe(old);
  expect(await statusOf(old)).toBe('200');
  expect(await idOf('jandaia-site:previous')).toBe(first.image);
  writeSettings({ LOG_LEVEL: 'debug' });
  await release('release of settings', ['--settings']);
  writeSettings();
  await release('release of settings', ['--settings']);
  expect(await idOf('jandaia-site:previous')).toBe(first.image);
});

test('a wrong setting leaves what serves as it is, and is named', async () => {
  const before = await running();
  writeSettings({ RESPONSE_HOURS: '500' });
  const { result, faults } = await engine.withVisitors(() => engine.run('./release', '--settings'));
  writeSettings();
  expect([result.status, faults]).toEqual([1, []]);
  expect(result.stderr).toContain('RESPONSE_HOURS=500');
  await docker('compose', 'up', '--detach');
  expect(await running()).toEqual(before);
});

test('a build that never becomes ready leaves what serves as it is, and no visitor sees it', async () => {
  const previous = await idOf('jandaia-site:previous');
  const lose = 'RUN sed -i s,/assets/main-en,/assets/lost-en,g dist/assets.json';
  const dockerfile = `FROM jandaia-site\nUSER root\n${lose}\nUSER 1000:1000\n`;
  writeFileSync(path.join(engine.outside, 'broken'), dockerfile);
  await docker('build', '--tag', 'broken', '--file', '../../broken', '../..');
  const before = await running();
  const { stderr } = await release('a build that never becomes ready', ['broken'], 1);
  expect(stderr).toContain('the build lacks 1 of its files');
  expect(await running()).toEqual(before);
  expect(await idOf('jandaia-site:previous')).toBe(previous);
});

test('a rollback keeps the files of the newer build, and the next release builds on it', async () => {
  const newer = await scriptNow();
  const bad = await running();
  await release('rollback', ['--back']);
  expect(await scriptNow()).not.toBe(newer);
  expect(await statusOf(newer)).toBe('200');
  expect(await engine.run('./release', '--back')).toMatchObject({ status: 1 });
  const back = await running();
  changeSource('third');
  await release('the next release');
  expect(await idOf('jandaia-site:previous')).toBe(back.image);
  expect(back.image).not.toBe(bad.image);
});

test('a release removes the image of doctor that a newer one has replaced', async () => {
  await docker('compose', 'build', 'doctor');
  const replaced = await idOf('jandaia-doctor');
  await docker('tag', 'jandaia-site', 'jandaia-doctor');
  const { status, stderr } = await engine.run('./release', '--settings');
  expect(status, stderr).toBe(0);
  expect(await docker('image', 'ls', '--all', '--quiet', '--no-trunc')).not.toContain(replaced);
});

test('the log has the lines of instances that releases have ended', async () => {
  const { stdout } = await engine.run('journalctl', '-t', 'jandaia', '-o', 'cat');
  const instances = (await running()).containers.map((id) => id.slice(0, 12));
  const ended = stdout.split('\n').filter((line) => !instances.some((id) => line.includes(id)));
  expect(ended.join('\n')).toContain('"path":"/en/by-6"');
});
