import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environment, nodeFlags } from '../../bench/support/production.mjs';
import { settingNames } from '../../server/settings/settings';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { folderInToolbox, inToolbox } from './support/toolbox';

// The toolbox has no Node; whether a program is there is asked by systemd as well.
const unit = readFileSync('deploy/systemd/site@.service', 'utf8');
const anyProgram = unit.replace('/usr/bin/node', '/usr/bin/true');

const start = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '';

/** What systemd-analyze says of a unit, on both of its outputs. */
const analyze = (verb: string[], name: string, text: string): string => {
  const { outside, inside } = folderInToolbox();
  writeFileSync(path.join(outside, name), text);
  const [command, args] = inToolbox('systemd-analyze', ...verb, `${inside}/${name}`);
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return stdout + stderr;
};

const verify = (text: string): string => analyze(['verify'], 'site@3001.service', text);

test('systemd has nothing to say of the unit', () => {
  expect(verify(anyProgram)).toBe('');
  expect(verify(anyProgram.replace('NoNewPrivileges=', 'NoNewPrivilege='))).toContain(
    'NoNewPrivilege',
  );
});

test('a process that was taken over could do next to nothing', () => {
  const said = analyze(['security', '--offline=true'], 'site@.service', unit);
  const [, exposure] = /Overall exposure level for [^:]+: ([\d.]+)/.exec(said) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(1.5);
});

test('it starts as production does, and is given time to drain', () => {
  expect(start).toMatch(new RegExp(`/usr/bin/node ${nodeFlags.join(' ')} dist/server/main.js$`));
  for (const [name, value] of Object.entries(environment))
    expect(unit).toContain(`${name}=${value}`);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(maxShutdownSeconds());
});

test('no setting of the file that all instances share puts two on one port', () => {
  const own = [...start.matchAll(/([A-Z_]+)=\S*%i/g)].map(([, name]) => name);
  expect(own.sort()).toEqual(settingNames.filter((name) => name.endsWith('PORT')).sort());
  expect(start).toContain('HOST=127.0.0.1 ');
});

test('its ports are those that nginx asks', () => {
  const ports = [...unit.matchAll(/site@(\d+)/g)].map(([, port]) => port);
  const asked = [
    ...readFileSync('deploy/nginx/site.conf', 'utf8').matchAll(/server 127\.0\.0\.1:(\d+)/g),
  ].map(([, port]) => port);
  expect([...new Set(ports)]).toEqual(asked);
});
