import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { runInToolbox } from './support/toolbox';

const docker = readFileSync('Dockerfile', 'utf8');
const example = parseEnv(readFileSync('deploy/compose/.env.example', 'utf8'));

/** Reads our file with Docker Compose and these settings in `.env`. */
const readCompose = (settings: NodeJS.Dict<string>) => {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  const { stdout, stderr } = runInToolbox(
    ['docker-compose', '-f', 'deploy/compose/compose.yaml', 'config', '--format', 'json'],
    { files: { 'deploy/compose/.env': lines.join('') } },
  );
  return { warnings: stderr, compose: JSON.parse(stdout || '{}') };
};

const { warnings, compose } = readCompose(example);
const { site, proxy } = compose.services;

test('compose.yaml is valid without warnings, and requires SITE_ORIGIN', () => {
  expect(warnings).toBe('');
  expect(readCompose({}).warnings).toContain('SITE_ORIGIN');
});

test('the service site has the user and the port of the image, and is reachable by the proxy only', () => {
  expect(docker).toContain(`USER ${site.user}\n`);
  expect(docker).toContain(`EXPOSE ${site.environment.PORT}\n`);
  expect([Object.keys(site.networks), compose.networks.inside.internal]).toEqual([
    ['inside'],
    true,
  ]);
  expect([site.ports, site.environment.TRUST_PROXY]).toEqual([undefined, '1']);
});

test('the service site has time to drain, enough memory and the health check of the image', () => {
  const seconds = Number(/^(\d+)s$/.exec(site.stop_grace_period)?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(maxShutdownSeconds(site.environment) + 5);
  expect(Number(site.deploy.resources.limits.memory)).toBeGreaterThan(280 * 2 ** 20);
  expect(site.healthcheck.test).toBeUndefined();
  expect(docker).toMatch(/^HEALTHCHECK [\s\S]*\/readyz`/m);
});

test('the service proxy has our Caddyfile, finds the instances, and keeps its certificates', () => {
  expect(proxy.environment).toEqual({
    SITE_ADDRESS: example['SITE_ORIGIN'],
    UPSTREAMS: 'replicas',
  });
  expect(readFileSync('deploy/caddy/Caddyfile', 'utf8')).toMatch(
    /dynamic a \{\s+name site\s+port 3000\s/,
  );
  const [file, certificates] = proxy.volumes;
  expect(file.source).toMatch(/\/deploy\/caddy\/Caddyfile$/);
  expect(file.target).toBe('/etc/caddy/Caddyfile');
  expect([certificates.type, certificates.target]).toEqual(['volume', '/data']);
});

test('settings in .env reach the site and the build, but not addresses and ports', () => {
  const own = { CONTACT_EMAIL: 'us@example.net', SITE_NAME: 'Other', LOG_LEVEL: 'warn' };
  const others = { HOST: '127.0.0.1', PORT: '8080', TRUST_PROXY: '0', METRICS_PORT: '1' };
  const changed = readCompose({ ...example, ...own, ...others, PREVIOUS_IMAGE: 'site:previous' });
  const { environment, build } = changed.compose.services.site;
  expect(environment).toMatchObject({
    ...own,
    HOST: '0.0.0.0',
    PORT: '3000',
    TRUST_PROXY: '1',
    METRICS_HOST: '0.0.0.0',
    METRICS_PORT: '9464',
  });
  expect(build.args).toEqual({ SITE_NAME: 'Other', PREVIOUS: 'site:previous' });
});
