import { expect, test, vi } from 'vitest';
import { request } from '../contract/request';
import { patience, startReady } from '../support/serverProcess';

vi.setConfig({ testTimeout: patience + 10_000 });

/** Counts whatever makes Node keep a context across callbacks, and says how often at the end. */
const count = `
  import { AsyncLocalStorage, createHook } from 'node:async_hooks';
  import { writeSync } from 'node:fs';
  const counted = [];
  const watch = (owner, name) => {
    const original = owner[name];
    owner[name] = function (...values) {
      counted.push(name);
      return original.apply(this, values);
    };
  };
  watch(AsyncLocalStorage.prototype, 'run');
  watch(AsyncLocalStorage.prototype, 'enterWith');
  watch(Object.getPrototypeOf(createHook({})), 'enable');
  if (process.env.PLANTED) new AsyncLocalStorage().run(1, () => {});
  process.on('exit', () => writeSync(2, 'hooks: ' + counted.join() + '.'));`;

const hooksOf = async (settings: Record<string, string> = {}): Promise<string | undefined> => {
  const { address, child, ended, out } = await startReady(settings, count);
  // Rendered when it is asked for, from the store, and a file.
  for (const path of ['/en/contact?sourcePage=whatsapp-bot', '/en', '/favicon.svg'])
    expect((await request(address, { path })).status).toBe(200);
  child.kill('SIGINT');
  await ended;
  return /hooks: ([\w,]*)\./.exec(out())?.[1];
};

// Once there is one, Node 20 calls it for every socket, request and tick: a tenth of what an answer costs.
test('the server renders and answers without an asynchronous hook', async () => {
  expect(await hooksOf()).toBe('');
});

test('one that there is would be seen', async () => {
  expect(await hooksOf({ PLANTED: '1' })).toMatch(/run/);
});
