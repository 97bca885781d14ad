import { request as overHttp } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { slow, trickling } from '../../support/components';
import type { TestSite } from '../../support/site';
import { startSiteWithHome } from '../../support/startSiteWithHome';

const leave = (site: TestSite, path: string, after: number): Promise<void> =>
  new Promise((resolve) => {
    const sent = overHttp({ port: site.port, host: '127.0.0.1', path, agent: false });
    sent.on('response', (response) => response.on('error', () => {}).resume());
    sent.on('error', () => {});
    sent.on('close', () => resolve());
    sent.end();
    setTimeout(() => sent.destroy(), after);
  });

describe('a visitor who leaves', () => {
  test.each([
    ['before the page begins', slow],
    ['while the page is being sent', trickling],
  ])('%s is logged as info', async (_when, home) => {
    const site = await startSiteWithHome(() => home(500));
    await leave(site, '/en?text=secret', 150);
    await expect.poll(() => site.lines().length).toBe(1);
    await pause(600);
    expect(site.lines()).toHaveLength(1);
    expect(site.lines()[0]).toMatchObject({
      level: 'info',
      aborted: true,
      page: 'home',
      path: '/en',
    });
    expect((await site.http.get('/en')).status).toBe(200);
  });

  test('does not stop the rendering for those who stay', async () => {
    const site = await startSiteWithHome(() => slow(400));
    const [, stayed] = await Promise.all([leave(site, '/en', 100), site.http.get('/en')]);
    expect(stayed.status).toBe(200);
    expect(stayed.text).toContain('the end');
  });
});
