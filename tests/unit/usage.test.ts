import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';
import { runNode } from '../support/tool';

// Each is a process of its own, all of them at once.
vi.setConfig({ testTimeout: 30_000 });

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** The server itself takes no options; commands of packages and of npm print their own usage. */
const asked = Object.entries(scripts).filter(
  ([name, command]) => name !== 'serve' && command.startsWith('node '),
);

const parts = ['engines', 'samples', 'deploy', 'restarts'];
const benches = ['restarts', 'lighthouse'];

// A checkout in which nothing is installed or built: the usage needs neither.
const checkout = temporaryFolder();
for (const name of ['package.json', 'build.mjs', 'scripts', 'bench'])
  cpSync(name, path.join(checkout, name), { recursive: true });

const run = (command: string, ...more: string[]) =>
  runNode([...command.split(' ').slice(1), ...more], { cwd: checkout, timeout: 10_000 });

const commands: [name: string, command: string, args: string[]][] = [
  ...asked.map(([name, command]): [string, string, string[]] => [name, command, []]),
  ...parts.map((part): [string, string, string[]] => [part, scripts['nightly'] ?? '', [part]]),
  ...benches.map((bench): [string, string, string[]] => [bench, scripts['bench'] ?? '', [bench]]),
];

test.concurrent.each(commands)('%s prints its usage: %s %j', async (name, command, args) => {
  const { code, out, err } = await run(command, ...args, '--help');
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^npm .*\\b${name}\\b`, 'm'));
});

test.concurrent.each(commands.filter(([name]) => ['deps', 'explain'].includes(name)))(
  '%s refuses a wrong option: %s %j',
  async (_, command, args) => {
    const { code, out, err } = await run(command, ...args, '--no-such-option');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toBe("Unknown option '--no-such-option'.\nTry --help.\n");
  },
);
