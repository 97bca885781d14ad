import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { visibleSettings } from '../../server/settings/exampleSettings';
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
