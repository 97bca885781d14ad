import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { installPackages, runQuietly } from '../../scripts/browsers.mjs';
import { dist } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';
import { toolbox } from './support/toolbox';

// A Debian boots, both instances start, are released four times, and it shuts down.
vi.setConfig({ testTimeout: 300_000 });

const folder = temporaryFolder();

/** What the booted system does: releases builds, and asks both instances for a file of build 1 and one of build 2. */
const script = `
for build in 1 2 1 broken; do
  [ $build != broken ] || while sleep 0.2; do
    curl --silent "http://127.0.0.1:[3001-3002]/en" | grep --only-matching /assets/lost-en
  done >/tmp/lost &
  sh /usr/local/bin/site-release /srv/builds/$build 2>&1
  echo "released $build: $?, $(readlink /srv/site)"
  for port in 3001 3002; do
    for path in readyz assets/only-1.js assets/only-2.js; do
      curl --silent --output /dev/null --write-out "%{http_code} " http://127.0.0.1:$port/$path
    done
  done
  echo
done
kill $!
echo "visitors got the broken build $(wc -l </tmp/lost) times"
# Twice as many requests as the journal accepts here of any other unit.
curl --silent --output /dev/null "http://127.0.0.1:3001/gone?[1-3000]"
journalctl --sync
echo "logged $(journalctl --identifier=jandaia --output=cat | grep --count '"path":"/gone"')"
systemctl stop site@3002
systemctl show site@3002 --property=ActiveState,Result
systemctl show site@3001 --property=ActiveState,SubState,NRestarts
systemctl poweroff
`;

const unit = `[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=sh /test/check.sh
StandardOutput=file:/test/out.txt
StandardError=file:/test/out.txt
`;

/** journald multiplies the burst by up to 6, by how much space the disk has. */
const journal = `[Journal]
RateLimitIntervalSec=1h
RateLimitBurst=250
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

test('instances start, release, roll back and stop under systemd, and show visitors no build that is never ready', () => {
  if (!runQuietly('systemd-nspawn', ['--version'])) installPackages(['systemd-container']);
  mkdirSync(path.join(folder, 'test'));
  write('test/check.sh', script);
  build('1');
  build('2');
  const names = path.join(build('broken'), 'dist/assets.json');
  const lost = readFileSync(names, 'utf8').replaceAll('/assets/main-en', '/assets/lost-en');
  writeFileSync(names, lost);
  // A release fails after a minute; here after 40 s.
  const release = readFileSync('deploy/systemd/site-release', 'utf8');
  expect(release).toContain('timeout 60 ');
  const readOnly = {
    '/usr/bin/node': realpathSync(process.execPath),
    '/etc/systemd/system/site@.service': path.resolve('deploy/systemd/site@.service'),
    '/usr/local/bin/site-release': write('release', release.replace('timeout 60 ', 'timeout 40 ')),
    '/etc/site.env': write('site.env', 'SITE_ORIGIN=https://www.example.test\n'),
    '/etc/systemd/system/check.service': write('check.service', unit),
    '/etc/systemd/journald.conf.d/rate.conf': write('rate.conf', journal),
  };
  // The overlay keeps the toolbox as it is.
  const { stdout } = spawnSync(
    'systemd-nspawn',
    [
      ...['--directory', toolbox, '--volatile=overlay', '--private-network', '--boot'],
      ...['--register=no', '--keep-unit', `--bind=${path.join(folder, 'test')}:/test`],
      `--bind=${path.join(folder, 'builds')}:/srv/builds`,
      ...Object.entries(readOnly).map(([to, from]) => `--bind-ro=${from}:${to}`),
      'systemd.wants=check.service',
    ],
    { encoding: 'utf8', timeout: 270_000 },
  );
  const output = readFileSync(path.join(folder, 'test/out.txt'), 'utf8');
  // A build keeps the files of the build that it replaced, and one that is never ready reaches nobody.
  for (const part of [
    'released 1: 0, /srv/builds/1\n200 200 404 200 200 404 \n',
    'released 2: 0, /srv/builds/2\n200 200 200 200 200 200 \n',
    'released 1: 0, /srv/builds/1\n200 200 200 200 200 200 \n',
    'going back to /srv/builds/1\n',
    'released broken: 1, /srv/builds/1\n200 200 200 200 200 200 \n',
    'visitors got the broken build 0 times\n',
    'logged 3000\n',
    'Result=success\nActiveState=inactive\n',
    'NRestarts=0\nActiveState=active\nSubState=running\n',
  ])
    expect(output, stdout.slice(-2000)).toContain(part);
});
