import { createServer } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { request } from '../contract/request';
import { listen } from '../support/build';
import { patience, start, startReady } from '../support/serverProcess';

vi.setConfig({ testTimeout: patience + 10_000 });

describe('the start', () => {
  test('says where the site is, at any log level', async () => {
    const { out } = await startReady({ LOG_LEVEL: 'fatal' });
    expect(out().trim().split('\n')).toHaveLength(1);
  });

  test('says where Open Graph images have another name drawn into them', async () => {
    const { out } = await startReady({ SITE_NAME: 'Another' });
    // Whoever tests may have a brand of their own in .env, and its name is in the build.
    expect(out()).toMatch(/the Open Graph images show [^:]+: build with SITE_NAME=Another"/);
  });

  test('names once the settings that have an example value, none of which it says', async () => {
    const { log } = await startReady({ PHONE_NUMBER: '+551130000000', LOG_LEVEL: 'warn' });
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const said = lines.filter(({ event }) => event === 'exampleSettings');
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ level: 'warn' });
    expect(said[0].settings).toContain('WHATSAPP_NUMBER');
    expect(said[0].settings).not.toContain('PHONE_NUMBER');
    expect(JSON.stringify(said[0])).not.toMatch(/5500|example\.com/);
  });

  test('ends with one message where settings are wrong', async () => {
    const { child, out, ended } = start({ PORT: 'x', ROBOTS: 'y' });
    await ended;
    expect(child.exitCode).toBe(1);
    expect(out().trim().split('\n')).toHaveLength(3);
    expect(out()).not.toMatch(/^\s+at /m);
  });

  test('ends with one sentence where the port is taken', async () => {
    const other = createServer();
    const address = await listen(other, 0, '127.0.0.1');
    const { child, out, ended } = start({ PORT: new URL(address).port });
    await ended;
    other.close();
    expect(child.exitCode).toBe(1);
    expect(out().trim().split('\n')).toHaveLength(1);
    expect(out()).toContain('EADDRINUSE');
  });
});

describe('the end', () => {
  test('on SIGTERM it is not ready, goes on answering for a while, then ends well', async () => {
    const { child, out, ended, address, ready } = await startReady();
    child.kill('SIGTERM');
    await expect.poll(ready).toBe(503);
    const answer = await request(address, { path: '/pt' });
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
    await ended;
    expect(child.exitCode).toBe(0);
    expect(out()).toContain('"reason":"SIGTERM"');
    expect(out()).toContain('"msg":"stopped"');
  });

  test('on SIGINT it ends without the drain', async () => {
    const { child, ended } = await startReady({ DRAIN_SECONDS: '30' });
    const begun = performance.now();
    child.kill('SIGINT');
    await ended;
    expect(child.exitCode).toBe(0);
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});
