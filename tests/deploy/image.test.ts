import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { environment, nodeFlags } from '../../bench/support/production.mjs';
import { maxShutdownSeconds } from '../support/maxShutdownSeconds';
import { temporaryFolder } from '../support/temporaryFolder';
import { buildImage } from './support/buildImage';
import { type Engine, startEngine } from './support/engine';
import { makePreviousFolder } from './support/previousFolder';
import { runSite, type SiteContainer } from './support/siteContainer';

const image = 'jandaia-site-test';
const previous = `${image}:previous`;
const folder = temporaryFolder();

/** Docker switches it off where a network has none. */
const withIpv6 = ['--sysctl', 'net.ipv6.conf.all.disable_ipv6=0'];

let engine: Engine;
let site: SiteContainer;

beforeAll(async () => {
  engine = await startEngine();
  const before = makePreviousFolder();
  // Secrets that lie about.
  for (const name of ['.env', '.npmrc', 'server/.env', 'client/.npmrc', 'key.pem'])
    writeFileSync(path.join(before, name), 'SITE_NAME=Leaked\n');
  try {
    await buildImage(engine, { tag: previous, folder: before });
    await buildImage(engine, {
      tag: `${image}:builder`,
      folder: before,
      args: ['--target', 'build'],
    });
  } finally {
    rmSync(before, { recursive: true });
  }
  await buildImage(engine, { tag: image, args: ['--build-arg', `PREVIOUS=${previous}`] });
  site = await runSite(engine, image, ...withIpv6);
}, 900_000);

afterAll(async () => {
  await site?.remove();
  await engine?.run('image', 'rm', image, previous, `${image}:builder`);
  await engine?.stop();
}, 180_000);

/** Runs the image with these arguments until the test has ended. */
const run = async (...args: string[]): Promise<SiteContainer> => {
  const container = await runSite(engine, image, ...args);
  onTestFinished(container.remove);
  return container;
};

/** Asks addresses: status and type of each. */
const ask = (container: SiteContainer, ...addresses: string[]) =>
  container.evaluate<[status: number, type: string | null][]>(
    `console.log(JSON.stringify(await Promise.all(process.argv.slice(1).map(async (address) => {
      const { status, headers } = await fetch(address);
      return [status, headers.get('content-type')];
    }))))`,
    ...addresses,
  );

const html = 'text/html; charset=utf-8';

describe('the image', () => {
  test('becomes healthy and answers over IPv4 and IPv6, read-only and without rights', async () => {
    expect(await site.health()).toBe('healthy');
    const pages = ['/en', '/pt', '/en/contact', '/pt/contact', '/nothing'];
    expect(await site.log()).toContain('listening on http://[::]:3000');
    for (const origin of ['http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(await ask(site, ...pages.map((page) => origin + page))).toEqual([
        ...Array(4).fill([200, html]),
        [404, html],
      ]);
  });

  test('starts Node itself, as process 1 of user 1000, as the benches start it', async () => {
    const [command, user, variables] = await site.evaluate<[string, string, string]>(`
      import { readFileSync } from 'node:fs';
      const read = (name) => readFileSync('/proc/1/' + name, 'utf8');
      console.log(JSON.stringify([read('cmdline'), /^Uid:\\s+(\\d+)/m.exec(read('status'))[1], read('environ')]));`);
    expect(command.split('\0')).toEqual(['node', ...nodeFlags, 'dist/server/main.js', '']);
    expect(user).toBe('1000');
    for (const [name, value] of Object.entries({ ...environment, NODE_ENV: 'production' }))
      expect(variables.split('\0')).toContain(`${name}=${value}`);
  });

  test('has the build and nothing else in its folder, and no npm', async () => {
    const [names, builds, found] = await site.evaluate<[string[], string[], string[]]>(`
      import { existsSync, readdirSync } from 'node:fs';
      const programs = ['npm', 'npx', 'yarn', 'corepack'].map((name) => '/usr/local/bin/' + name);
      console.log(JSON.stringify([readdirSync('.'), readdirSync('dist'), programs.filter(existsSync)]));`);
    expect(names.sort()).toEqual(['LICENSE', 'dist', 'package.json']);
    expect(builds.sort()).toEqual(['assets.json', 'client', 'sbom.cdx.json', 'server']);
    expect(found).toEqual([]);
  });

  test('gets no secret that lies beside the sources, not even its builder', async () => {
    const find = ['find', '/site', '-not', '-path', '*/node_modules/*'];
    const names = ['(', '-name', '.env', '-o', '-name', '.npmrc', '-o', '-name', 'key.pem', ')'];
    const all = await engine.docker('run', '--rm', `${image}:builder`, ...find, ...names);
    expect(all).toBe('');
  });
});

/** Has the kernel refuse sockets of IPv6 (family 10), as one without it does (EAFNOSUPPORT, 97). */
const withoutIpv6 = {
  defaultAction: 'SCMP_ACT_ALLOW',
  syscalls: [
    {
      names: ['socket'],
      action: 'SCMP_ACT_ERRNO',
      errnoRet: 97,
      args: [{ index: 0, value: 10, op: 'SCMP_CMP_EQ' }],
    },
  ],
};

test('the image serves IPv4 where the kernel has no IPv6', async () => {
  const profile = path.join(folder, 'seccomp.json');
  writeFileSync(profile, JSON.stringify(withoutIpv6));
  const container = await run('--security-opt', `seccomp=${profile}`);
  expect(await container.health()).toBe('healthy');
});

describe('the image of a build after another', () => {
  type Files = Record<string, string>;
  /** Prints the hash of each hashed file, by its name without the folder: kept files lie in another one. */
  const list = `
    import { createHash } from 'node:crypto';
    import { existsSync, readdirSync, readFileSync } from 'node:fs';
    const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
    const files = ['assets', 'previous'].map((name) => 'dist/client/' + name).filter(existsSync).flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => parentPath + '/' + name)
        .map((file) => [file.slice(folder.length + 1), hash(file)]));
    console.log(JSON.stringify(Object.fromEntries(files)));`;

  test('has and serves every hashed file of the one before', async () => {
    const container = await runSite(engine, previous);
    const before = await container.evaluate<Files>(list);
    await container.remove();
    const now = await site.evaluate<Files>(list);
    expect(now).toMatchObject(before);
    const names = Object.keys(before);
    const kept = await site.evaluate<string[]>(
      `import { readdirSync } from 'node:fs'; console.log(JSON.stringify(readdirSync('dist/client/previous')))`,
    );
    // The scripts of both languages at least, and a style for each page.
    expect(kept.length).toBeGreaterThan(20);
    const addresses = names.filter((name) => !/\.(?:br|gz)$/.test(name));
    const served = await site.evaluate<[hash: string, caching: string | null][]>(
      `import { createHash } from 'node:crypto';
      const answers = process.argv.slice(1).map(async (name) => {
        const response = await fetch('http://127.0.0.1:3000/assets/' + name);
        const hash = createHash('sha256').update(Buffer.from(await response.arrayBuffer())).digest('hex');
        return [hash, response.headers.get('cache-control')];
      });
      console.log(JSON.stringify(await Promise.all(answers)));`,
      ...addresses,
    );
    const immutable = 'public, max-age=31536000, immutable';
    expect(served).toEqual(addresses.map((name) => [before[name], immutable]));
    console.log(
      `${names.length} hashed files of the build before, ${kept.length} of them not made by this one; ${served.length} addresses serve them.`,
    );
  });
});

describe('settings of the image', () => {
  test.each([
    ['PORT empty', ['PORT=']],
    ['HOST empty', ['HOST=']],
    ['another port and IPv4 alone', ['PORT=8080', 'HOST=0.0.0.0']],
    ['the loopback', ['HOST=127.0.0.1']],
    ['the loopback of IPv6', ['HOST=::1']],
    ['the loopback by name', ['HOST=localhost']],
  ])('keep it healthy: %s', async (_name, variables) => {
    const container = await run(
      ...withIpv6,
      ...variables.flatMap((variable) => ['--env', variable]),
    );
    expect(await container.health()).toBe('healthy');
  });

  test('come from a file that is a copy of .env.example, with which others still reach it', async () => {
    const container = await run('--env-file', '.env.example');
    expect(await container.health()).toBe('healthy');
    expect(await container.log()).toMatch(/listening on http:\/\/(?:\[::\]|0\.0\.0\.0):3000/);
  });

  test('come from a mounted .env, also where the image has them empty', async () => {
    const file = path.join(folder, '.env');
    writeFileSync(file, 'SITE_NAME=Mounted\n');
    const container = await run('--volume', `${file}:/site/.env:ro`);
    await container.health();
    const text = await container.evaluate<string>(
      `console.log(JSON.stringify(await (await fetch('http://127.0.0.1:3000/en')).text()))`,
    );
    expect(/<title>.*<\/title>/.exec(text)?.[0]).toContain('Mounted');
  });

  test('end it with 1 and a line for each that is wrong', async () => {
    const wrong = ['PORT=x', 'ROBOTS=y', 'OWNER_PHOTO=/owner.jpg'];
    const container = await run(...wrong.flatMap((variable) => ['--env', variable]));
    expect(await engine.docker('wait', container.id)).toBe('1');
    const [, ...faults] = (await container.log()).trim().split('\n');
    expect(faults.map((fault) => fault.trim().split(':')[0]).sort()).toEqual(wrong.sort());
  });

  test('fail the build where the server would refuse SITE_NAME', async () => {
    const args = ['--build-arg', `SITE_NAME=${'x'.repeat(41)}`];
    const built = buildImage(engine, { tag: `${image}:refused`, args });
    await expect(built).rejects.toThrow(/wrong settings\.\n.*SITE_NAME=x{41}: /);
  }, 300_000);
});

/**
 * Leaves one connection idle and one with half a request that never ends, sends process 1 a signal in the middle of another
 * request, and prints the status line of what it is answered. (Process 1 ends last, and with it everything.)
 */
const signalInTheMiddle = `
  import { connect } from 'node:net';
  import { once } from 'node:events';
  import { setTimeout as pause } from 'node:timers/promises';
  const send = async (text) => {
    const socket = connect(3000, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const half = 'GET /en HTTP/1.1\\r\\nHost: localhost\\r\\n';
  const idle = await send(half + '\\r\\n');
  await once(idle, 'data');
  await send(half);
  const socket = await send(half);
  await pause(200);
  process.kill(1, process.argv[1]);
  await pause(500);
  socket.write('\\r\\n');
  const [answer] = await once(socket, 'data');
  console.log(JSON.stringify(String(answer).split('\\r\\n', 1)[0]));
  process.exit();`;

describe('process 1', () => {
  const seconds = maxShutdownSeconds();

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'])(
    'answers the open request after %s, and ends with 0 within the documented time',
    async (signal) => {
      const container = await run();
      await container.health();
      expect(await container.evaluate(signalInTheMiddle, signal)).toBe('HTTP/1.1 200 OK');
      // It is not signalled again: the command only waits.
      expect(await container.exitCode(seconds)).toBe(0);
      expect(await container.log()).toContain(`"reason":"${signal}"`);
    },
  );

  test('goes on after SIGUSR1 and SIGUSR2, and opens no debugger', async () => {
    const container = await run();
    await container.health();
    for (const signal of ['SIGUSR1', 'SIGUSR2'])
      await engine.docker('kill', '--signal', signal, container.id);
    expect(await ask(container, 'http://127.0.0.1:3000/en')).toEqual([[200, html]]);
    expect(await container.log()).not.toMatch(/debugger/i);
    await engine.docker('stop', '--time', String(Math.ceil(seconds)), container.id);
    expect(await container.exitCode(0)).toBe(0);
  });
});
