import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageIds } from '../../shared/pages';

const folder = path.resolve(import.meta.dirname, '../../client/pages');

test('every page of the table has a folder, and every folder is a page of the table', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...pageIds].sort());
});
