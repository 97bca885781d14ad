import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dist } from '../../support/build';
import { importsOf } from '../../support/imports';
import { startSite } from '../../support/site';

const folder = path.join(dist, 'server');

/** Asked for within a `try`, for the colours of a terminal. */
const optional = ['supports-color'];

test('the server asks for nothing but Node and its own files: it runs without node_modules', () => {
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

test('the parts that development shows are no page of the site', async () => {
  const site = await startSite({ warm: false });
  expect((await fetch(`${site.address}/parts`)).status).toBe(404);
  expect(await (await fetch(`${site.address}/sitemap.xml`)).text()).not.toContain('/parts');
});

describe('the notices of what is bundled', () => {
  const notices = readFileSync(path.join(folder, 'third-party.txt'), 'utf8').split(/\n\n-{80}\n\n/);

  test.each([
    ['accept-language-parser', 'MIT'],
    ['compression', 'MIT'],
    ['express', 'MIT'],
    ['express-static-gzip', 'MIT'],
    ['helmet', 'MIT'],
    ['inherits', 'ISC'],
    ['negotiator', 'MIT'],
    ['pino', 'MIT'],
    ['prom-client', 'Apache-2.0'],
    ['qs', 'BSD-3-Clause'],
    ['react', 'MIT'],
    ['react-dom', 'MIT'],
    ['react-router', 'MIT'],
    ['scheduler', 'MIT'],
    ['zod', 'MIT'],
  ])('have %s with the text of its licence, %s', (name, licence) => {
    const [title, said, ...text] =
      notices.find((notice) => notice.startsWith(`${name} `))?.split('\n\n') ?? [];
    expect(title).toMatch(/^\S+ \d+\.\d+\.\d+$/);
    expect(said).toBe(licence);
    expect(text.join(' ')).toMatch(/copyright.*(?:permission|redistribution)/is);
  });

  test('have nothing that only the build needs', () => {
    expect(notices.filter((notice) => /^(?:esbuild|terser|sharp|fontkit) /.test(notice))).toEqual(
      [],
    );
  });
});
