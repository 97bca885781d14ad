import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageIds, pageLangs } from '../../shared/pages';

const folder = path.resolve(import.meta.dirname, '../../client/pages');

test('every page of the table has a folder, and every folder is a page of the table', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...pageIds].sort());
});

test.each(pageIds)('%s has its page and its words', (page) => {
  const [words, others] =
    pageLangs(page).length > 1 ? ['copy.ts', []] : ['copy.pt.ts', ['copy.ts']];
  for (const file of ['Page.tsx', words])
    expect(existsSync(path.join(folder, page, file)), file).toBe(true);
  for (const file of others) expect(existsSync(path.join(folder, page, file)), file).toBe(false);
});
