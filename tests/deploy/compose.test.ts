import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { settingNames } from '../../server/settings';
import { readCompose } from '../support/compose';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';

const docker = readFileSync('Dockerfile', 'utf8');
const example = parseEnv(readFileSync('deploy/compose/.env.example', 'utf8')) as Record<
  string,
  string
>;
const { said, compose } = readCompose(example);
const { services, networks, volumes } = compose;
const { site = {}, proxy = {} } = services;

test('Compose takes it with the example’s settings, and has nothing to say', () => {
  expect(said).toBe('');
  expect(Object.keys(services).sort()).toEqual(['proxy', 'site']);
});

test('it does not start without the site’s address', () => {
  expect(readCompose({}).said).toMatch(/SITE_ORIGIN/);
});

test.each([
  ['site', site],
  ['proxy', proxy],
])('%s has as few rights as it can, comes back, and fills no disk with logs', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    restart: 'unless-stopped',
    logging: { options: { 'max-size': '10m', 'max-file': '5' } },
  });
  expect(service['privileged']).toBeUndefined();
});

test('the site runs as the user of the image, several times, and nobody reaches it but the proxy', () => {
  expect(docker).toContain(`USER ${site['user']}\n`);
  expect(docker).toContain(`EXPOSE ${site['expose']}\n`);
  expect(site['deploy'].replicas).toBeGreaterThan(1);
  expect(site['cap_add'] ?? []).toEqual([]);
  // A port on the machine, or a name, would be there for one of them only.
  expect([site['ports'], site['container_name']]).toEqual([undefined, undefined]);
  expect([Object.keys(site['networks']), networks['inside']?.internal]).toEqual([['inside'], true]);
  expect(site['environment'].TRUST_PROXY).toBe('1');
  // Compose's own are nothing to the site, and do no harm there.
  const known = [...settingNames, 'SITE_IMAGE', 'PREVIOUS_IMAGE'];
  for (const name of Object.keys(site['environment'])) expect(known).toContain(name);
});

test('it has the time to end well, and more memory than it was ever seen to take', () => {
  expect(site['stop_grace_period']).toMatch(/^\d+s$/);
  const seconds = Number.parseInt(site['stop_grace_period'], 10);
  expect(seconds).toBeGreaterThanOrEqual(maxShutdownSeconds(site['environment']) + 5);
  expect(Number(site['deploy'].resources.limits.memory)).toBeGreaterThan(280 * 2 ** 20);
  // The image asks /readyz, and has an init; a second one would not be process 1.
  expect(site['healthcheck'].test).toBeUndefined();
  expect(docker).toMatch(/^HEALTHCHECK [\s\S]*\/readyz`/m);
  expect([site['init'], docker]).toEqual([
    false,
    expect.stringContaining('ENTRYPOINT ["/usr/bin/tini"'),
  ]);
});

test('the proxy is Caddy with our file, waits for the site, and keeps its certificates', () => {
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
  // The name and the port by which Caddy finds the instances.
  const caddy = readFileSync('deploy/caddy/Caddyfile', 'utf8');
  expect(caddy).toMatch(/dynamic a \{\s+name site\s+port 3000\s/);
});
