import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../bench/support/freePort.mjs';
import { devReloadPath } from '../../../client/hydration/reloads';
import { request } from '../../contract/request';
import { temporaryFolder } from '../../support/temporaryFolder';

// Each step is a build, which takes ten times as long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const wait = { timeout: 60_000, interval: 20 };

// The test saves files in a copy, so that it does not change the real ones.
const folder = temporaryFolder();
for (const name of ['client', 'server', 'shared', 'public', 'scripts', 'build.mjs'])
  cpSync(name, path.join(folder, name), { recursive: true });
for (const name of ['package.json', 'package-lock.json', 'tsconfig.json'])
  cpSync(name, path.join(folder, name));
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

const port = await freePort();
const child = spawn(process.execPath, ['scripts/dev.mjs'], {
  cwd: folder,
  env: { PATH: process.env['PATH'], PORT: String(port), LOG_LEVEL: 'warn' },
});
afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'close');
});

const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);

/** Saves a change, waits until an open page would reload, and expects the new text at an address. */
const saveAndExpect = async (
  [file, from, to]: readonly [file: string, from: string, to: string],
  address: string,
  expected: string,
) => {
  const { body } = await get(devReloadPath);
  const reloads = body?.pipeThrough(new TextDecoderStream()).getReader();
  await reloads?.read();
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
  await reloads?.read();
  await reloads?.cancel();
  const shown = async () => (await get(address)).text().catch(() => '');
  await expect.poll(shown, wait).toContain(expected);
};

test('npm run dev answers no other host, and no other theme of a part', async () => {
  const ask = (path: string, host: string) =>
    request(`http://127.0.0.1:${port}`, { path, headers: { host } });
  await expect.poll(async () => (await get('/en').catch(() => undefined))?.ok, wait).toBe(true);
  for (const host of ['localhost', `localhost:${port}`, '[::1]:1', 'x.localhost', '192.0.2.1'])
    expect((await ask('/en', host)).status).toBe(200);
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
    for (const path of ['/en', devReloadPath, '/parts', '/assets/main.js'])
      expect((await ask(path, host)).status).toBe(403);
  const statuses = ['light', '<x>'].map(async (theme) => (await get(`/parts/${theme}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404]);
  // The theme of the system does not matter there.
  expect(await (await get('/parts/dark')).text()).not.toContain('prefers-color-scheme: dark)');
});

test('npm run dev names in each document the build by which the page knows that it is old', async () => {
  await expect.poll(async () => (await get('/en').catch(() => undefined))?.ok, wait).toBe(true);
  const reloads = (await get(devReloadPath)).body?.getReader();
  const told = new TextDecoder().decode((await reloads?.read())?.value);
  await reloads?.cancel();
  const [, build] = /^data: (.+)$/m.exec(told) ?? [];
  expect((await get('/en')).headers.get('server-timing')).toBe(`build;desc="${build}"`);
});

const copy = 'client/pages/contact/copy.ts';
const styles = 'client/pages/contact/page.css';
const fault = 'export const { = fault;\n';

test('npm run dev shows each saved change, and a failed build until it is mended', async () => {
  await expect.poll(async () => (await get('/en').catch(() => undefined))?.ok, wait).toBe(true);
  const contact = '/en/contact';
  const title = [copy, "  title: { en: '", "  title: { en: 'Planted words"] as const;
  await saveAndExpect(title, contact, 'Planted words');
  const server = ['server/render/HeadTags.tsx', 'summary_large_image', 'planted_server'] as const;
  await saveAndExpect(server, '/en', 'planted_server');
  const script = ['client/layout/entry.ts', '', 'console.log("planted script");'] as const;
  await saveAndExpect(script, '/assets/main.js', 'planted script');
  await saveAndExpect([styles, '.contact {', '.contact { --planted: 1;'], contact, '--planted');
  const brought = "import '../../components/key/key.css';\n";
  await saveAndExpect(['client/pages/contact/Page.tsx', '', brought], contact, '.key {');
  await saveAndExpect([copy, '', fault], contact, 'The build failed');
  const failed = await get(contact);
  expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining(copy)]);
  await saveAndExpect([copy, fault, ''], contact, 'Planted words');
});
