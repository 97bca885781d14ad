import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environment, nodeFlags } from '../../bench/support/production.mjs';
import { settingNames } from '../../server/settings/settings';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { folderInToolbox, inToolbox } from './support/toolbox';

// The toolbox has no Node, and systemd-analyze checks that the program exists.
const unit = readFileSync('deploy/systemd/site@.service', 'utf8');
const anyProgram = unit.replace('/usr/bin/node', '/usr/bin/true');

const start = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '';

/** The output of systemd-analyze on a unit. */
const analyze = (verb: string[], name: string, text: string): string => {
  const { outside, inside } = folderInToolbox();
  writeFileSync(path.join(outside, name), text);
  const [command, args] = inToolbox('systemd-analyze', ...verb, `${inside}/${name}`);
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return stdout + stderr;
};

const verify = (text: string): string => analyze(['verify'], 'site@3001.service', text);

test('systemd-analyze verify accepts the unit', () => {
  expect(verify(anyProgram)).toBe('');
  expect(verify(anyProgram.replace('NoNewPrivileges=', 'NoNewPrivilege='))).toContain(
    'NoNewPrivilege',
  );
});

test('systemd-analyze security gives the unit an exposure of at most 1.5', () => {
  const output = analyze(['security', '--offline=true'], 'site@.service', unit);
  const [, exposure] = /Overall exposure level for [^:]+: ([\d.]+)/.exec(output) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(1.5);
});

test('the unit starts the server as in production and gives it time to drain', () => {
  expect(start).toMatch(new RegExp(`/usr/bin/node ${nodeFlags.join(' ')} dist/server/main.js$`));
  for (const [name, value] of Object.entries(environment))
    expect(unit).toContain(`${name}=${value}`);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(maxShutdownSeconds());
});

test('the unit sets every port by instance, so that /etc/site.env cannot', () => {
  const own = [...start.matchAll(/([A-Z_]+)=\S*%i/g)].map(([, name]) => name);
  expect(own.sort()).toEqual(settingNames.filter((name) => name.endsWith('PORT')).sort());
  expect(start).toContain('HOST=127.0.0.1 ');
});

test('the unit and nginx have the same ports', () => {
  const ports = [...unit.matchAll(/site@(\d+)/g)].map(([, port]) => port);
  const nginxPorts = [
    ...readFileSync('deploy/nginx/site.conf', 'utf8').matchAll(/server 127\.0\.0\.1:(\d+)/g),
  ].map(([, port]) => port);
  expect([...new Set(ports)]).toEqual(nginxPorts);
});
