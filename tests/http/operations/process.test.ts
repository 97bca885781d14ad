import { createServer } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { request } from '../../contract/request';
import { listen } from '../../support/build';
import { start, startReady, timeoutMs } from '../../support/serverProcess';

vi.setConfig({ testTimeout: timeoutMs + 10_000 });

describe('the server at its start', () => {
  test('logs that pictures show another brand, and which settings have an example value', async () => {
    const settings = { SITE_NAME: 'Another', PHONE_NUMBER: '+551130000000', LOG_LEVEL: 'warn' };
    const { out, log } = await startReady(settings);
    // The tester's own .env may have set the brand of the build.
    expect(out()).toMatch(/the Open Graph images show [^:]+: build with SITE_NAME=Another"/);
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const warnings = lines.filter(({ event }) => event === 'exampleSettings');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ level: 'warn' });
    expect(warnings[0].settings).toContain('WHATSAPP_NUMBER');
    expect(warnings[0].settings).not.toContain('PHONE_NUMBER');
    expect(JSON.stringify(warnings[0])).not.toMatch(/5500|example\.com/);
  });

  test('logs an IPv4 client by its own address where it listens on all of them', async () => {
    const { address, log } = await startReady({ HOST: '::', LOG_LEVEL: 'info' });
    await request(`http://127.0.0.1:${new URL(address).port}`, { path: '/en' });
    await expect.poll(log).toContain('"client":"127.0.0.1"');
  });

  test('exits with 1 and names every wrong setting', async () => {
    const { child, out, ended } = start({ PORT: '3999', METRICS_PORT: '3999', ROBOTS: 'y' });
    await ended;
    expect(child.exitCode).toBe(1);
    const [, ...faults] = out().trim().split('\n');
    expect(faults.map((fault) => fault.trim()).sort()).toEqual([
      'METRICS_PORT=3999: must be another port than PORT',
      expect.stringMatching(/^ROBOTS=y: /),
    ]);
  });

  test.each(['PORT', 'METRICS_PORT'])(
    'exits with 1 and one sentence when %s is taken',
    async (name) => {
      const other = createServer();
      const { port } = new URL(await listen(other, 0, '127.0.0.1'));
      const { child, out, ended } = start({ PORT: '0', [name]: port });
      await ended;
      other.close();
      expect(child.exitCode).toBe(1);
      expect(out().trim().split('\n')).toHaveLength(1);
      expect(out()).toContain(`EADDRINUSE: address already in use`);
      expect(out()).toContain(`:${port}`);
    },
  );
});
