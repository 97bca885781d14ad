import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { settingNames } from '../../server/settings/settings';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { readCompose } from './support/compose';

const docker = readFileSync('Dockerfile', 'utf8');
const example = parseEnv(readFileSync('deploy/compose/.env.example', 'utf8')) as Record<
  string,
  string
>;
const { warnings, compose } = readCompose(example);
const { services, networks, volumes } = compose;
const { site = {}, proxy = {} } = services;

test('compose.yaml is valid with the example settings, without warnings', () => {
  expect(warnings).toBe('');
  expect(Object.keys(services).sort()).toEqual(['proxy', 'site']);
});

test('compose.yaml requires SITE_ORIGIN', () => {
  expect(readCompose({}).warnings).toMatch(/SITE_ORIGIN/);
});

test('the service site runs as the user of the image, in replicas, reachable by the proxy only', () => {
  expect(docker).toContain(`USER ${site['user']}\n`);
  expect(docker).toContain(`EXPOSE ${site['expose']}\n`);
  expect(site['deploy'].replicas).toBeGreaterThan(1);
  expect(site['cap_add'] ?? []).toEqual([]);
  // Only one replica could have a published port or a name.
  expect([site['ports'], site['container_name']]).toEqual([undefined, undefined]);
  expect([Object.keys(site['networks']), networks['inside']?.internal]).toEqual([['inside'], true]);
  expect(site['environment'].TRUST_PROXY).toBe('1');
  // The site ignores the variables of Compose.
  const allowed = [...settingNames, 'SITE_IMAGE', 'PREVIOUS_IMAGE'];
  for (const name of Object.keys(site['environment'])) expect(allowed).toContain(name);
});

test('the service site has time to drain and enough memory', () => {
  expect(site['stop_grace_period']).toMatch(/^\d+s$/);
  const seconds = Number.parseInt(site['stop_grace_period'], 10);
  expect(seconds).toBeGreaterThanOrEqual(maxShutdownSeconds(site['environment']) + 5);
  expect(Number(site['deploy'].resources.limits.memory)).toBeGreaterThan(280 * 2 ** 20);
  // The image has a health check and an init, which has to be process 1.
  expect(site['healthcheck'].test).toBeUndefined();
  expect(docker).toMatch(/^HEALTHCHECK [\s\S]*\/readyz`/m);
  expect([site['init'], docker]).toEqual([
    false,
    expect.stringContaining('ENTRYPOINT ["/usr/bin/tini"'),
  ]);
});

test('the service proxy is Caddy with our Caddyfile, waits for the site and keeps certificates', () => {
  expect(proxy.image).toMatch(/^caddy:\d+\.\d+\.\d+$/);
  expect(proxy['cap_add']).toEqual(['NET_BIND_SERVICE']);
  expect(proxy['environment']).toEqual({
    SITE_ADDRESS: example['SITE_ORIGIN'],
    UPSTREAMS: 'replicas',
  });
  const published = proxy['ports'].map(
    ({ published, protocol }: { published: string; protocol: string }) =>
      `${published}/${protocol}`,
  );
  expect(published).toEqual(['80/tcp', '443/tcp', '443/udp']);
  expect(proxy['depends_on'].site.condition).toBe('service_healthy');
  const [file, certificates] = proxy['volumes'];
  expect(existsSync(file.source.replace(/^.*\/deploy\//, 'deploy/'))).toBe(true);
  expect([file.target, file.read_only]).toEqual(['/etc/caddy/Caddyfile', true]);
  expect([certificates.target, Object.keys(volumes)]).toEqual(['/data', [certificates.source]]);
  // Caddy finds the instances by name and port.
  const caddy = readFileSync('deploy/caddy/Caddyfile', 'utf8');
  expect(caddy).toMatch(/dynamic a \{\s+name site\s+port 3000\s/);
});

describe('settings in .env of Compose', () => {
  const own = { CONTACT_EMAIL: 'us@example.net', SITE_NAME: 'Other', LOG_LEVEL: 'warn' };

  test('reach the site, and SITE_NAME the build', () => {
    const { site = {} } = readCompose({ ...example, ...own }).compose.services;
    expect(site['environment']).toMatchObject(own);
    expect(site['build'].args.SITE_NAME).toBe('Other');
    expect(docker).toContain('ARG SITE_NAME\n');
  });

  test('do not change addresses, ports and TRUST_PROXY of the site', () => {
    const others = { HOST: '127.0.0.1', PORT: '8080', TRUST_PROXY: '0', METRICS_PORT: '1' };
    const { site = {} } = readCompose({ ...example, ...others }).compose.services;
    expect(site['environment']).toMatchObject({
      ...{ HOST: '0.0.0.0', PORT: '3000', TRUST_PROXY: '1' },
      ...{ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' },
    });
  });

  test('are optional when the environment has SITE_ORIGIN', () => {
    const changed = readCompose({ SITE_ORIGIN: 'https://www.example.com' }, (file) => {
      expect(file).toContain('path: .env\n');
      return file.replace('path: .env\n', 'path: .env.none\n');
    });
    expect(changed.warnings).toBe('');
  });

  test('name the previous image, which is none at first', () => {
    expect([example['PREVIOUS_IMAGE'], site['build'].args.PREVIOUS]).toEqual(['', 'node']);
    const named = { ...example, PREVIOUS_IMAGE: 'jandaia-site:previous' };
    const { site: next = {} } = readCompose(named).compose.services;
    expect(next['build'].args.PREVIOUS).toBe('jandaia-site:previous');
    // The instructions at the head of the file have the same names.
    const [head] = readFileSync('deploy/compose/compose.yaml', 'utf8').split('\nname:');
    expect(head).toContain(`docker tag ${example['SITE_IMAGE']} ${named.PREVIOUS_IMAGE}`);
    expect(head).toContain(`PREVIOUS_IMAGE=${named.PREVIOUS_IMAGE} docker compose up -d --build`);
  });
});
