import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visibleSettings } from '../../server/settings/exampleSettings';
import * as limits from '../../shared/limits';
import { pageIds } from '../../shared/pages';

test('docs/owner.md asks for every setting that has an example value', () => {
  const text = readFileSync('docs/owner.md', 'utf8');
  const missing = Object.keys(visibleSettings).filter((name) => !text.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});

test.each(pageIds)('docs/owner.md says what the page %s promises', (page) => {
  const [, pages = ''] = readFileSync('docs/owner.md', 'utf8').split('## Page by page');
  expect(pages).toContain(`\`${page}/\``);
});

test('docs/testing.md names a test that exists for each hazard', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  const [, table = ''] = readFileSync('docs/testing.md', 'utf8').split('| hazard |');
  const cells = [...(table.split('\n\n')[0] ?? '').matchAll(/\|([^|]+)\|$/gm)];
  const names = cells.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(25);
  const missing = names.filter(
    (name) => !name.startsWith('npm ') && !files.some((file) => file.includes(`/${name}`)),
  );
  expect(missing).toEqual([]);
});

test('docs/recipes.md states each limit as the tests hold it', () => {
  const text = readFileSync('docs/recipes.md', 'utf8');
  const stated = Object.values(limits).map((limit) => limit.toLocaleString('en'));
  expect(stated.filter((limit) => !text.includes(limit))).toEqual([]);
});

test('a file that a comment names exists', async () => {
  const folders = ['bench', 'client', 'lint', 'scripts', 'server', 'shared', 'tests'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) =>
    /^(client|scripts|server|shared)\/.*\.(css|mjs|tsx?)$/.test(file),
  );
  const missing = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/ .*/g)]
      .flatMap(
        ([comment]) => comment.match(/(?<![\w.*/-])[\w][\w/-]*\.(?:css|mjs|tsx?)(?![\w(])/g) ?? [],
      )
      .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
      .map((name) => `${source}: ${name}`),
  );
  expect(missing).toEqual([]);
});
