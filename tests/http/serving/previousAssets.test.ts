import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { retainPreviousAssets } from '../../../scripts/build/files.mjs';
import { listHashedFiles } from '../../../server/assets';
import { createFindFile } from '../../../server/fileTable';
import { createDecide } from '../../../server/request/decide';
import { startSite } from '../../support/site';
import { temporaryFolder } from '../../support/temporaryFolder';

const root = temporaryFolder();

/** A build with these hashed files, each of which says its build's name. */
const build = (name: string, files: readonly string[]): string => {
  const folder = path.join(root, name);
  for (const file of files) {
    const to = path.join(folder, 'client/assets', file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, name);
  }
  return folder;
};

const previousFiles = (folder: string): string[] =>
  readdirSync(path.join(folder, 'client/previous'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file))
    .sort();

const former = ['main-1.js', 'main-1.js.br', 'share/en-1.png'];
const files = ['main-2.js', 'share/en-2.png', 'same-1.css'];
const second = build('second', files);
await retainPreviousAssets(build('first', [...former, 'same-1.css']), second);

describe('the files that a build keeps of the previous one', () => {
  test('are those that it does not make itself', () => {
    expect(previousFiles(second)).toEqual(former);
  });

  test.each([
    ['of one generation', ['main-3.js', 'same-1.css'], files.slice(0, 2)],
    ['kept when the same sources are built again', files, former],
    [
      'kept when another brand has other pictures',
      ['main-2.js', 'share/en-3.png', 'same-1.css'],
      [...former, 'share/en-2.png'],
    ],
  ])('are %s', async (what, own, expected) => {
    const next = build(what, own);
    await retainPreviousAssets(second, next);
    expect(previousFiles(next)).toEqual(expected);
  });
});

describe('a page that was opened before a deployment', async () => {
  const site = await startSite({
    change: ({ assets, site: { indexable } }) => {
      const folder = path.join(second, 'client/');
      const own = { ...assets, folder, hashedFiles: listHashedFiles(folder) };
      return { assets: own, decide: createDecide(createFindFile(own, indexable)) };
    },
  });
  const get = (target: string, encoding = 'identity') =>
    site.send({ path: target, headers: { 'accept-encoding': encoding } });

  test.each(['identity', 'br'])('loads its files (%s), cached for ever', async (encoding) => {
    const { status, body, headers } = await get('/assets/main-1.js', encoding);
    expect([status, body.toString()]).toEqual([200, 'first']);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['cache-control']).toMatch(/max-age=31536000, immutable/);
  });

  test.each([
    ['same-1.css', 200, 'second'],
    ['main-2.js', 200, 'second'],
    // Open Graph images of chats before the deployment
    ['share/en-1.png', 200, 'first'],
    ['share/en-2.png', 200, 'second'],
    ['main-0.js', 404, undefined],
  ])('gets %s with %i from the build %s', async (file, expected, name) => {
    const { status, body } = await get(`/assets/${file}`);
    expect(status).toBe(expected);
    if (name) expect(body.toString()).toBe(name);
  });
});
