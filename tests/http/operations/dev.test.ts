import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../bench/support/freePort.mjs';
import { devReloadPath } from '../../../client/devReload';

// Each step is a build, which takes ten times as long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const wait = { timeout: 60_000, interval: 20 };

// The test saves files in a copy, so that it does not change the real ones.
const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-dev-'));
for (const name of ['client', 'server', 'shared', 'public', 'scripts', 'build.mjs'])
  cpSync(name, path.join(folder, name), { recursive: true });
for (const name of ['package.json', 'package-lock.json', 'tsconfig.json'])
  cpSync(name, path.join(folder, name));
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const child = spawn(process.execPath, ['scripts/dev.mjs'], {
  cwd: folder,
  env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'warn' },
});
let out = '';
for (const stream of [child.stdout, child.stderr])
  stream.on('data', (chunk) => {
    out += chunk;
  });
afterAll(async () => {
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

const page = (address = '/en') =>
  fetch(origin + address).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    () => ({ status: 0, text: '' }),
  );

const save = (file: string, from: string, to: string): void => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
};

/** Resolves once an open page would reload. */
const listen = async () => {
  const { body } = await fetch(origin + devReloadPath);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => /data: (.*)/.exec((await reader?.read())?.value ?? '')?.[1];
  const first = await read();
  return async () => {
    expect(await read()).not.toBe(first);
    await reader?.cancel();
  };
};

const copy = 'client/pages/contact/copy.ts';
const contact = '/en/contact';
/** File, its text and the new text, and the address that shows it: words, the server, a script, a stylesheet. */
const changes = [
  [copy, "  title: { en: '", "  title: { en: 'Planted words", contact],
  ['server/render/HeadTags.tsx', 'summary_large_image', 'planted_server', '/en'],
  ['client/headerScroll.ts', '', 'console.log("planted script");', '/assets/main.js'],
  ['client/pages/contact/page.css', '.contact {', '.contact { --planted-style: 1;', contact],
] as const;

const expectShown = async (change: () => void, address: string, expected: string) => {
  const reloads = await listen();
  change();
  await reloads();
  await expect.poll(async () => (await page(address)).text, wait).toContain(expected);
};

test('npm run dev serves pages and shows each saved change', async () => {
  await expect.poll(async () => (await page()).status, wait).toBe(200);
  for (const [file, from, to, address] of changes) {
    const planted = /planted[-_ ]\w+/i.exec(to)?.[0] ?? 'no planted text';
    await expectShown(() => save(file, from, to), address, planted);
  }
});

test('npm run dev reports a failed build once, shows it in the browser, and recovers', async () => {
  const text = 'export const { = fault;\n';
  const start = out.length;
  await expectShown(() => save(copy, '', text), '/en/contact', 'The build failed');
  const failed = { status: 500, text: expect.stringContaining(copy) };
  await expect.poll(() => page('/en'), wait).toMatchObject(failed);
  // The system may report one save twice, which causes two builds.
  const countInOutput = (words: string) => out.slice(start).split(words).length - 1;
  await expect.poll(() => countInOutput('waiting for the next save'), wait).toBeGreaterThan(0);
  expect(countInOutput('[ERROR]')).toBe(countInOutput('waiting for the next save'));
  await expectShown(() => save(copy, text, ''), '/en/contact', 'Planted words');
});
