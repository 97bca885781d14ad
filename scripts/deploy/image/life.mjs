// An image's whole life, from its start to SIGTERM, looked at from outside.

import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../freePort.mjs';
import { loadSource } from '../../loadSource.mjs';
import { childrenOf, startIn, statusOf } from './container.mjs';
import { expect } from './report.mjs';

/** What the server may take from SIGTERM to its end, and a second; milliseconds. */
const { longestEnd } = await loadSource('tests/support/longestEnd.ts');
const endsWithin = (longestEnd() + 1) * 1000;

const patience = 60_000;

const statusAt = (url) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const until = async (isSo) => {
  for (const end = Date.now() + patience; Date.now() < end; await wait(50))
    if (await isSo()) return;
};

/** What stands in the status of every process: our own user, and not one capability in any set. */
const rightsOf = (pids, [uid]) =>
  pids.map(statusOf).every((status) => {
    const sets = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'];
    const ids = [...status.Uid.split('\t'), ...status.Gid.split('\t')];
    return (
      ids.every((id) => id === uid && id !== '0') &&
      sets.every((set) => BigInt(`0x${status[set]}`) === 0n) &&
      status.NoNewPrivs === '1'
    );
  });

/** Whether something can be written anywhere that the image's user would try. */
const checkReadOnly = async (folder, config) => {
  const places = ['/site/x', '/site/dist/client/public/x', '/tmp/x', '/home/node/x', '/var/tmp/x'];
  const attempt = `for (const place of ${JSON.stringify(places)})
    try { require('node:fs').writeFileSync(place, ''); console.log(place); }
    catch ({ code }) { if (code !== 'EROFS' && code !== 'EACCES') console.log(place, code); }`;
  const { ended, said } = startIn(folder, config, ['node', '-e', attempt]);
  expect('nothing can be written anywhere', (await ended) === 0 && said() === '', said().trim());
};

/** Starts it with its own command, asks, looks at its rights, ends it. */
export const checkLife = async (folder, config) => {
  await checkReadOnly(folder, config);
  const PORT = String(await freePort());
  const [, ...health] = config.Healthcheck.Test;
  const isHealthy = async () => {
    const { ended } = startIn(folder, config, health, { PORT });
    return ended;
  };
  expect('its health is 1 before it runs', (await isHealthy()) === 1);

  const command = [...(config.Entrypoint ?? []), ...config.Cmd];
  const site = startIn(folder, config, command, { PORT });
  const at = (path) => statusAt(`http://127.0.0.1:${PORT}${path}`);
  await until(async () => (await at('/readyz')) === 200);
  for (const path of ['/readyz', '/healthz', '/en', '/pt']) {
    const status = await at(path);
    expect(`${path} is answered with 200, on a read-only file system`, status === 200, status);
  }
  expect('its health is 0 while it runs', (await isHealthy()) === 0);
  const first = site.first();
  const children = childrenOf(first);
  expect(
    'tini is process 1, and Node its only child',
    statusOf(first).Name === 'tini' && children.length === 1,
  );
  expect(
    'both run as its user, without any capability or a way to one',
    rightsOf([first, ...children], config.User.split(':')),
    `uid ${statusOf(first).Uid.split('\t')[0]}`,
  );

  const begun = Date.now();
  process.kill(first, 'SIGTERM');
  await until(async () => (await at('/readyz')) !== 200);
  expect('on SIGTERM it is not ready any more, and lives', (await at('/readyz')) === 503);
  expect('its health is 1 then', (await isHealthy()) === 1);
  const status = await Promise.race([site.ended, wait(endsWithin, 'never')]);
  expect('it ends with 0 in time', status === 0, `${status} after ${Date.now() - begun} ms`);
  expect('its log is written to the end', site.said().includes('"msg":"stopped"'));
  expect('its health is 1 after that', (await isHealthy()) === 1);
};
