import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { dist } from '../../support/build';
import { startReady, timeoutMs } from '../../support/serverProcess';
import { startSite } from '../../support/site';
import { temporaryFolder } from '../../support/temporaryFolder';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const folder = path.join(dist, 'server');

vi.setConfig({ testTimeout: timeoutMs + 10_000 });

test('the server becomes ready in a folder without node_modules', async () => {
  const copy = path.join(temporaryFolder(), 'dist');
  cpSync(dist, copy, { recursive: true });
  // It renders every page before it is ready, so that it has loaded all of its modules.
  const { address } = await startReady({}, undefined, undefined, copy);
  expect((await fetch(`${address}/en`)).status).toBe(200);
});

test('the page /parts of development is not part of the site', async () => {
  const site = await startSite();
  expect((await fetch(`${site.address}/parts`)).status).toBe(404);
  expect(await (await fetch(`${site.address}/sitemap.xml`)).text()).not.toContain('/parts');
});

describe('third-party.txt', () => {
  const notices = readFileSync(path.join(folder, 'third-party.txt'), 'utf8').split(/\n\n-{80}\n\n/);

  // React is a devDependency that is bundled; the last three are dependencies of dependencies.
  const names = [...Object.keys(dependencies), 'react', 'react-dom', 'inherits', 'qs', 'scheduler'];

  test.each(names)('has the licence text of %s', (name) => {
    const [title, licence, ...text] =
      notices.find((notice) => notice.startsWith(`${name} `))?.split('\n\n') ?? [];
    expect(title).toMatch(/^\S+ \d+\.\d+\.\d+$/);
    expect(licence).toMatch(/^(MIT|ISC|Apache-2\.0|BSD-3-Clause)$/);
    expect(text.join(' ')).toMatch(/copyright.*(?:permission|redistribution)/is);
  });

  test('has no package that only the build needs', () => {
    expect(notices.filter((notice) => /^(?:esbuild|sharp|fontkit) /.test(notice))).toEqual([]);
  });
});
