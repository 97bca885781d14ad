import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { dist } from '../../support/build';
import { startReady, timeoutMs } from '../../support/serverProcess';
import { startSite } from '../../support/site';
import { temporaryFolder } from '../../support/temporaryFolder';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

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

test('third-party.txt has the licence text of each bundled package, and of no other', () => {
  const notices = readFileSync(path.join(dist, 'server/third-party.txt'), 'utf8');
  const titles = notices.split(/\n\n-{80}\n\n/).map((notice) => notice.split(' ', 1)[0]);
  // React is a devDependency that is bundled; the last three are dependencies of dependencies.
  for (const name of [...Object.keys(dependencies), 'react', 'react-dom', 'inherits', 'qs'])
    expect(titles).toContain(name);
  for (const name of ['esbuild', 'sharp', 'fontkit']) expect(titles).not.toContain(name);
  for (const notice of notices.split(/\n\n-{80}\n\n/)) {
    expect(notice).toMatch(/^\S+ \d+\.\d+\.\d+\n\n(MIT|ISC|Apache-2\.0|BSD-3-Clause)\n\n/);
    expect(notice).toMatch(/copyright.*(?:permission|redistribution)/is);
  }
});
