import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { visibleSettings } from '../../server/settings/exampleSettings';
import { pageIds } from '../../shared/pages';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/owner.md'), 'utf8');

const words = readdirSync(path.join(root, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)copy(?:\.pt)?\.ts$/.test(file.replaceAll(path.sep, '/')))
  .map((file) => readFileSync(path.join(root, 'client', file), 'utf8'))
  .join('\n')
  .replaceAll(String.raw`\u00a0`, ' ');

/** The figures that the list leaves out of a quotation are `…`. */
const quoted = Array.from(text.replace(/\s+/g, ' ').matchAll(/“([^”]+)”/g), ([, one = '']) => one);

describe('docs/owner.md', () => {
  test('is short enough to be read', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  test('names every setting that has an example value', () => {
    for (const name of Object.keys(visibleSettings)) expect(text).toContain(`\`${name}\``);
  });

  test('has every page', () => {
    const folders = text.replaceAll('`-', '`landing-page-');
    for (const page of pageIds) expect(folders).toContain(`\`${page}/\``);
  });

  test('quotes pages as they are', () => {
    expect(quoted.length).toBeGreaterThan(50);
    const parts = quoted.flatMap((one) => one.split('…')).map((part) => part.trim());
    // Short ones, such as “24/7”, are no sentences.
    expect(parts.filter((part) => part.length > 8 && !words.includes(part))).toEqual([]);
  });

  test('names files that there are', () => {
    const files = Array.from(
      text.matchAll(/`((?:client|shared)\/[^`]+)`/g),
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

test('docs/testing.md names tests that there are, for each hazard', () => {
  const tests = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' });
  const files = tests
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.test.ts'));
  const [, table = ''] = readFileSync(path.join(root, 'docs/testing.md'), 'utf8').split(
    '| hazard |',
  );
  const names = [...(table.split('\n\n')[0] ?? '').matchAll(/\|([^|]+)\|$/gm)].flatMap(
    ([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(25);
  const missing = names.filter(
    (name) => !name.startsWith('npm ') && !files.some((file) => `/${file}`.includes(`/${name}`)),
  );
  expect(missing).toEqual([]);
});
