import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wantedAssets } from '../../server/export/wantedFiles';
import { writeExport } from '../../server/export/write';

const root = mkdtempSync(path.join(tmpdir(), 'jandaia-export-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder `client` with these files, each of which says where it lay. */
const client = (name: string, files: readonly string[]): string => {
  const folder = path.join(root, name);
  for (const file of ['public/robots.txt', ...files]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
  return folder;
};

const kept = ['kept/main-1.js', 'kept/main-1.js.br', 'kept/share/en-1.png', 'kept/same-1.css'];
const both = client('both', ['assets/main-2.js', 'assets/same-1.css', ...kept]);
const alone = client('alone', ['assets/main-2.js']);

test('what a build keeps of the one before is asked for, at the addresses of its own files', () => {
  const wanted = wantedAssets(both).map(({ target, coded }) => [target, coded]);
  expect(wanted).toContainEqual(['/assets/main-2.js', false]);
  expect(wanted).toContainEqual(['/assets/main-1.js', true]);
  expect(wanted).toContainEqual(['/assets/share/en-1.png', false]);
});

test('a build that keeps nothing is asked for its own', () => {
  expect(wantedAssets(alone).map(({ target }) => target)).toEqual(['/assets/main-2.js']);
});

test.each([
  ['with', both, ['main-2.js', 'main-1.js', 'main-1.js.br', 'share/en-1.png']],
  ['without', alone, ['main-2.js']],
])('the export has the files of a build %s such', async (name, folder, expected) => {
  const out = path.join(root, `out-${name}`);
  await writeExport(out, folder, { answers: [], files: new Map() }, {});
  const read = (file: string) => readFileSync(path.join(out, 'site/assets', file), 'utf8');
  for (const file of expected) expect(read(file)).toMatch(new RegExp(`^(?:assets|kept)/${file}$`));
  // Where both have it, the build's own.
  if (folder === both) expect(read('same-1.css')).toBe('assets/same-1.css');
});

test('a folder with anything else in it is not replaced, and nothing of it is lost', async () => {
  const out = path.join(root, 'somebody');
  mkdirSync(out);
  writeFileSync(path.join(out, 'work.txt'), 'a week of it');
  const none = { answers: [], files: new Map() };
  await expect(writeExport(out, alone, none, {})).rejects.toThrow('is not empty and no export');
  expect(readFileSync(path.join(out, 'work.txt'), 'utf8')).toBe('a week of it');
  const own = path.join(root, 'own');
  for (let times = 0; times < 2; times += 1)
    await writeExport(own, alone, none, { 'nginx/maps.conf': `${times}` });
  expect(readFileSync(path.join(own, 'nginx/maps.conf'), 'utf8')).toBe('1');
});
