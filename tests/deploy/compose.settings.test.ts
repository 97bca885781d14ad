import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readCompose } from '../support/compose';

const docker = readFileSync('Dockerfile', 'utf8');
const example = parseEnv(readFileSync('deploy/compose/.env.example', 'utf8')) as Record<
  string,
  string
>;
const { site = {} } = readCompose(example).compose.services;

describe('the settings in .env', () => {
  const own = { CONTACT_EMAIL: 'us@example.net', SITE_NAME: 'Other', LOG_LEVEL: 'warn' };

  test('reach the site, and its brand the build', () => {
    const { site = {} } = readCompose({ ...example, ...own }).compose.services;
    expect(site['environment']).toMatchObject(own);
    expect(site['build'].args.SITE_NAME).toBe('Other');
    expect(docker).toContain('ARG SITE_NAME\n');
  });

  test('change nothing that the other parts rely on', () => {
    const others = { HOST: '127.0.0.1', PORT: '8080', TRUST_PROXY: '0', METRICS_PORT: '1' };
    const { site = {} } = readCompose({ ...example, ...others }).compose.services;
    expect(site['environment']).toMatchObject({
      ...{ HOST: '0.0.0.0', PORT: '3000', TRUST_PROXY: '1' },
      ...{ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' },
    });
  });

  test('are optional, if the environment has the address', () => {
    const changed = readCompose({ SITE_ORIGIN: 'https://www.example.com' }, (file) => {
      expect(file).toContain('path: .env\n');
      return file.replace('path: .env\n', 'path: .env.none\n');
    });
    expect(changed.said).toBe('');
  });

  test('have in the example what an operator has to set', () => {
    const contact = ['WHATSAPP_NUMBER', 'PHONE_NUMBER', 'CONTACT_EMAIL', 'COMMUNITY_URL'];
    for (const name of ['SITE_ORIGIN', 'SITE_NAME', ...contact]) expect(example[name]).toBeTruthy();
  });

  test('name the image before, which is none at first', () => {
    expect([example['PREVIOUS_IMAGE'], site['build'].args.PREVIOUS]).toEqual(['', 'node']);
    const named = { ...example, PREVIOUS_IMAGE: 'jandaia-site:previous' };
    const { site: next = {} } = readCompose(named).compose.services;
    expect(next['build'].args.PREVIOUS).toBe('jandaia-site:previous');
    // The head says the same name twice, and the image's own.
    const [head] = readFileSync('deploy/compose/compose.yaml', 'utf8').split('\nname:');
    expect(head).toContain(`docker tag ${example['SITE_IMAGE']} ${named.PREVIOUS_IMAGE}`);
    expect(head).toContain(`PREVIOUS_IMAGE=${named.PREVIOUS_IMAGE} docker compose up -d --build`);
  });
});
