import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist } from '../../support/build';
import { importsOf } from '../../support/imports';
import { startSite } from '../../support/site';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

const folder = path.join(dist, 'server');

/** Asked for within a `try`, for the colours of a terminal. */
const optional = ['supports-color'];

test('the server bundle imports only Node modules and its own files, so it runs without node_modules', () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const imports = new Set(
    scripts.flatMap((name) => importsOf(readFileSync(path.join(folder, name), 'utf8'))),
  );
  // So that a bundle which cannot be read is not one without imports.
  expect([...imports]).toEqual(expect.arrayContaining(['node:http', 'zlib']));
  expect([...imports].filter((name) => !isBuiltin(name) && !name.startsWith('./'))).toEqual(
    optional,
  );
});

test('the page /parts of development is not part of the site', async () => {
  const site = await startSite();
  expect((await fetch(`${site.address}/parts`)).status).toBe(404);
  expect(await (await fetch(`${site.address}/sitemap.xml`)).text()).not.toContain('/parts');
});

describe('third-party.txt', () => {
  const notices = readFileSync(path.join(folder, 'third-party.txt'), 'utf8').split(/\n\n-{80}\n\n/);

  // React is a package of development: the server has it in its own bundle. The others come with those that we name.
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
