import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { dist } from '../../support/build';
import { startReady, timeoutMs } from '../../support/serverProcess';
import { startSite } from '../../support/site';
import { temporaryFolder } from '../../support/temporaryFolder';

vi.setConfig({ testTimeout: timeoutMs + 10_000 });

test('the server becomes ready in a folder without node_modules', async () => {
  const copy = path.join(temporaryFolder(), 'dist');
  cpSync(dist, copy, { recursive: true });
  // It renders every page before it is ready, so that it has loaded all of its modules.
  const { address } = await startReady({}, undefined, undefined, copy);
  expect((await fetch(`${address}/en`)).status).toBe(200);
});

test('the page /parts of development is not part of the site', async () => {
  const { http } = await startSite();
  await http.get('/parts').expect(404);
  expect((await http.get('/sitemap.xml')).text).not.toContain('/parts');
});
