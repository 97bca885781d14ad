import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../../support/build';

const read = (...names: string[]): string => readFileSync(path.join(dist, ...names), 'utf8');

const packageFolder = /node_modules\/(?:@[^/"]+\/)?[^/"]+(?=\/)/g;
const innermost = (file: string): string =>
  file.slice(0, file.lastIndexOf('node_modules/')) + (file.match(packageFolder)?.at(-1) ?? '');

/** The folders of the packages of which the bundles of the server name a module: in comments, which esbuild writes. */
const inServer = readdirSync(path.join(dist, 'server'))
  .filter((name) => name.endsWith('.js'))
  .flatMap((name) => [...read('server', name).matchAll(/^\s*(?:\/\/ |")(node_modules\/[^"\n]+)/gm)])
  .map(([, file = '']) => innermost(file));

type Outputs = Record<string, { inputs: Record<string, { bytesInOutput: number }> }>;
const { outputs }: { outputs: Outputs } = JSON.parse(read('client.meta.json'));
const inClient = Object.values(outputs)
  .flatMap(({ inputs }) => Object.entries(inputs))
  .filter(([file, { bytesInOutput }]) => file.includes('node_modules/') && bytesInOutput > 0)
  .map(([file]) => innermost(file));

/** Name and version of each package that is shipped, and of each font. */
const packages = [...new Set([...inServer, ...inClient])].map((folder) => {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${name} ${version}`;
});
const fonts = readdirSync(path.join(dist, 'client/assets'))
  .map((file) => /^([a-z-]+?)(?:-\d+)?-[A-Z\d]{8}\.woff2$/.exec(file)?.[1])
  .filter((name) => name !== undefined);
const shipped = [...new Set([...packages, ...fonts])].sort();

test('third-party.txt has the licence text of each package and font that is shipped, and of no other', () => {
  const notices = read('server/third-party.txt').split(/\n\n-{80}\n\n/);
  expect(notices.map((notice) => notice.split('\n', 1)[0]).sort()).toEqual(shipped);
  for (const notice of notices) {
    expect(notice).toMatch(/^\S+(?: \S+)?\n\n(?:MIT|ISC|Apache-2\.0|BSD-3-Clause|OFL-1\.1)\n\n/);
    expect(notice).toMatch(/copyright.*(?:permission|redistribution)/is);
  }
});

test('sbom.cdx.json has each package and font that is shipped, with the hash of the lock file', () => {
  const { metadata, components } = JSON.parse(read('sbom.cdx.json'));
  expect(metadata.component).toMatchObject({ name: 'jandaia-site', type: 'application' });
  const titles = components.map(({ name, version }: Record<string, string>) =>
    version ? `${name} ${version}` : name,
  );
  expect(titles.sort()).toEqual(shipped);
  const express = components.find(({ name }: { name: string }) => name === 'express');
  const { version, integrity } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages[
    'node_modules/express'
  ];
  const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
  expect(express).toEqual({
    type: 'library',
    'bom-ref': `pkg:npm/express@${version}`,
    name: 'express',
    version,
    purl: `pkg:npm/express@${version}`,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ license: { id: 'MIT' } }],
  });
});
