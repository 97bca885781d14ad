import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { installPackages, runQuietly } from '../../scripts/browsers.mjs';
import { dist } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';
import { toolbox } from './support/toolbox';

// A Debian boots, both instances start, one restarts, and it shuts down.
vi.setConfig({ testTimeout: 180_000 });

const folder = temporaryFolder();

const ready = (port: number) => `
  const until = Date.now() + 60000;
  const ask = () => fetch('http://127.0.0.1:${port}/readyz').then(({ status }) => status, () => 0);
  (async () => {
    while ((await ask()) !== 200 && Date.now() < until) await new Promise((r) => setTimeout(r, 200));
    console.log('ready ${port} ' + (await ask()));
  })();`;

/** What the booted system does, by systemd's own words. */
const script = `#!/bin/sh
systemctl start site@3001 site@3002
node -e "${ready(3001)}"
node -e "${ready(3002)}"
systemctl restart site@3001
node -e "${ready(3001)}"
systemctl stop site@3002
systemctl show site@3002 --property=ActiveState,Result
systemctl show site@3001 --property=ActiveState,SubState,NRestarts
systemctl poweroff
`;

const unit = `[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/test/check.sh
StandardOutput=file:/test/out.txt
StandardError=file:/test/out.txt
`;

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

test('starts, restarts and stops under systemd with this Node', () => {
  if (!runQuietly('systemd-nspawn', ['--version'])) installPackages(['systemd-container']);
  mkdirSync(path.join(folder, 'test'));
  chmodSync(write('test/check.sh', script), 0o755);
  const check = write('check.service', unit);
  const environment = write('site.env', 'SITE_ORIGIN=https://www.example.test\n');
  const readOnly: [from: string, to: string][] = [
    [realpathSync(process.execPath), '/usr/bin/node'],
    [dist, '/srv/site/dist'],
    [path.resolve('package.json'), '/srv/site/package.json'],
    [path.resolve('deploy/systemd/site@.service'), '/etc/systemd/system/site@.service'],
    [environment, '/etc/site.env'],
    [check, '/etc/systemd/system/check.service'],
  ];
  // The overlay keeps the toolbox as it is.
  const { stdout } = spawnSync(
    'systemd-nspawn',
    [
      ...['--directory', toolbox, '--volatile=overlay', '--private-network', '--boot'],
      ...['--register=no', '--keep-unit', `--bind=${path.join(folder, 'test')}:/test`],
      ...readOnly.map(([from, to]) => `--bind-ro=${from}:${to}`),
      'systemd.wants=check.service',
    ],
    { encoding: 'utf8', timeout: 150_000 },
  );
  const said = readFileSync(path.join(folder, 'test/out.txt'), 'utf8');
  expect(said, stdout.slice(-2000)).toContain('ready 3001 200\nready 3002 200\nready 3001 200\n');
  expect(said).toContain('Result=success\nActiveState=inactive\n');
  expect(said).toContain('NRestarts=0\nActiveState=active\nSubState=running\n');
});
