import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildResult, build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

const { syncStorage } = await import(
  pathToFileURL(path.resolve(import.meta.dirname, '../../scripts/build/syncStorage.mjs')).href
);

const folder = mkdtempSync(path.join(tmpdir(), 'jandaia-react-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bundles an entry with a React whose server is this text. */
const bundle = (entry: string, server: string): Promise<BuildResult<{ write: false }>> => {
  const react = path.join(folder, 'node_modules/react-dom');
  mkdirSync(react, { recursive: true });
  writeFileSync(path.join(react, 'server.node.js'), server);
  return build({
    stdin: { contents: entry, resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    plugins: [syncStorage],
    logLevel: 'silent',
  });
};

const server = "require('react-dom/server.node.js')";

test('React is given a storage that is none of Node’s, others have Node’s', async () => {
  const { outputFiles } = await bundle(server, "require('async_hooks')");
  expect(outputFiles[0]?.text).not.toMatch(/require\("(node:)?async_hooks"\)/);
  const other = await bundle("require('async_hooks')", '');
  expect(other.outputFiles[0]?.text).toContain('require("async_hooks")');
});

test('a React that imports async_hooks no longer fails the build', async () => {
  await expect(bundle(server, 'exports.version = 20;')).rejects.toThrow(
    'React no longer imports async_hooks',
  );
});

test('what renders nothing needs no React', async () => {
  expect((await bundle('1', '')).errors).toEqual([]);
});
