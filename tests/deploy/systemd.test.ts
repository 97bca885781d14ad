import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment, nodeFlags } from '../../bench/support/production.mjs';
import { settingNames } from '../../server/settings/settings';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { runInToolbox } from './support/toolbox';

const unit = readFileSync('deploy/systemd/site@.service', 'utf8');
const start = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '';

/** The output of systemd-analyze on the unit. */
const analyze = (...verb: string[]): string => {
  // The toolbox has no Node, and systemd-analyze wants the program.
  const files = { 'site@3001.service': unit.replace('/usr/bin/node', '/usr/bin/true') };
  const { stdout, stderr } = runInToolbox(['systemd-analyze', ...verb, './site@3001.service'], {
    files,
  });
  return stdout + stderr;
};

test('systemd-analyze verify accepts the unit', () => {
  expect(analyze('verify')).toBe('');
});

test('systemd-analyze security gives the unit an exposure of at most 1.4', () => {
  const [, exposure] = /: ([\d.]+) OK/.exec(analyze('security', '--offline=true')) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(1.4);
});

test('the unit starts the server as in production and gives it time to drain', () => {
  expect(start).toMatch(new RegExp(`/usr/bin/node ${nodeFlags.join(' ')} dist/server/main.js$`));
  for (const [name, value] of Object.entries(environment))
    expect(unit).toContain(`${name}=${value}`);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(maxShutdownSeconds());
});

test('the unit sets every port by instance, so that /etc/site.env cannot, and nginx has both', () => {
  const own = [...start.matchAll(/([A-Z_]+)=\S*%i/g)].map(([, name]) => name);
  expect(own.sort()).toEqual(settingNames.filter((name) => name.endsWith('PORT')).sort());
  const nginx = readFileSync('deploy/nginx/site.conf', 'utf8');
  const ports = [...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(unit).toContain(`systemctl enable ${ports.map((port) => `site@${port}`).join(' ')}\n`);
});
