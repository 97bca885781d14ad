import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { installPackages, runQuietly } from '../../scripts/browsers.mjs';
import { dist } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';
import { toolbox } from './support/toolbox';

// A Debian boots, both instances start, one restarts, and it shuts down.
vi.setConfig({ testTimeout: 300_000 });

const folder = temporaryFolder();

/** A script that waits up to a minute for a response and prints its status. */
const ask = (port: number, target: string) => `
  const until = Date.now() + 60000;
  const ask = () => fetch('http://127.0.0.1:${port}${target}').then(({ status }) => status, () => 0);
  (async () => {
    let status = await ask();
    while (status === 0 && Date.now() < until) {
      await new Promise((r) => setTimeout(r, 200));
      status = await ask();
    }
    console.log('${port} ${target} ' + status);
  })();`;

/** Requests /readyz, a file of build 1 and a file of build 2 from both instances. */
const askAll = [3001, 3002]
  .flatMap((port) =>
    ['/readyz', '/assets/only-1.js', '/assets/only-2.js'].map((to) => [port, to] as const),
  )
  .map(([port, target]) => `node -e "${ask(port, target)}"`)
  .join('\n');

/** The script of the booted system. */
const script = `#!/bin/sh
release() {
  sh /usr/local/bin/site-release /srv/builds/$1 2>&1
  echo "released $1: $?, $(readlink /srv/site)"
}
release 1
${askAll}
release 2
${askAll}
release 1
${askAll}
release broken
${askAll}
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

/** Copies the build and adds a file that other builds do not have. */
const build = (name: string): string => {
  const to = path.join(folder, 'builds', name);
  cpSync(dist, path.join(to, 'dist'), { recursive: true });
  cpSync('package.json', path.join(to, 'package.json'));
  writeFileSync(path.join(to, `dist/client/assets/only-${name}.js`), name);
  return to;
};

/** The output when both instances are ready, with the statuses of the files of build 1 and build 2. */
const answers = (first: number, second: number) =>
  [3001, 3002]
    .map(
      (port) =>
        `${port} /readyz 200\n${port} /assets/only-1.js ${first}\n${port} /assets/only-2.js ${second}\n`,
    )
    .join('');

test('instances start, release, roll back and stop under systemd', () => {
  if (!runQuietly('systemd-nspawn', ['--version'])) installPackages(['systemd-container']);
  mkdirSync(path.join(folder, 'test'));
  chmodSync(write('test/check.sh', script), 0o755);
  build('1');
  build('2');
  const names = path.join(build('broken'), 'dist/assets.json');
  writeFileSync(
    names,
    readFileSync(names, 'utf8').replaceAll('/assets/main-en', '/assets/lost-en'),
  );
  const check = write('check.service', unit);
  const environment = write('site.env', 'SITE_ORIGIN=https://www.example.test\n');
  // A release fails after a minute; here after 20 s.
  const release = readFileSync('deploy/systemd/site-release', 'utf8');
  expect(release).toContain('timeout 60 ');
  const impatient = write('site-release', release.replace('timeout 60 ', 'timeout 20 '));
  const readOnly: [from: string, to: string][] = [
    [realpathSync(process.execPath), '/usr/bin/node'],
    [path.resolve('deploy/systemd/site@.service'), '/etc/systemd/system/site@.service'],
    [impatient, '/usr/local/bin/site-release'],
    [environment, '/etc/site.env'],
    [check, '/etc/systemd/system/check.service'],
  ];
  // The overlay keeps the toolbox as it is.
  const { stdout } = spawnSync(
    'systemd-nspawn',
    [
      ...['--directory', toolbox, '--volatile=overlay', '--private-network', '--boot'],
      ...['--register=no', '--keep-unit', `--bind=${path.join(folder, 'test')}:/test`],
      `--bind=${path.join(folder, 'builds')}:/srv/builds`,
      ...readOnly.map(([from, to]) => `--bind-ro=${from}:${to}`),
      'systemd.wants=check.service',
    ],
    { encoding: 'utf8', timeout: 270_000 },
  );
  const output = readFileSync(path.join(folder, 'test/out.txt'), 'utf8');
  expect(output, stdout.slice(-2000)).toContain(
    `released 1: 0, /srv/builds/1\n${answers(200, 404)}`,
  );
  expect(output).toContain(`released 2: 0, /srv/builds/2\n${answers(200, 200)}`);
  expect(output).toContain(`released 1: 0, /srv/builds/1\n${answers(200, 200)}`);
  expect(output).toContain('going back to /srv/builds/1\n');
  expect(output).toContain(`released broken: 1, /srv/builds/1\n${answers(200, 200)}`);
  expect(output).toContain('Result=success\nActiveState=inactive\n');
  expect(output).toContain('NRestarts=0\nActiveState=active\nSubState=running\n');
});
