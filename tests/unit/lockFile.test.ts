import { expect, test } from 'vitest';
import { lockFaults } from '../../scripts/supply/lockFaults.mjs';
import { type Lock, type Locked, readLock, readManifest } from '../../scripts/supply/lockFile.mjs';

const lock = readLock();
const manifest = readManifest();

/** Our lock file with one more thing said of a package. */
const withEntry = (place: string, said: Locked): Lock => ({
  ...lock,
  packages: { ...lock.packages, [place]: { ...lock.packages[place], ...said } },
});

const { integrity: _, ...unsealed } = lock.packages['node_modules/zod'] ?? {};
const without = (gone: string): Lock => ({
  ...lock,
  packages: Object.fromEntries(Object.entries(lock.packages).filter(([place]) => place !== gone)),
});

test('there is nothing against our own lock file', () => {
  expect(lockFaults(lock, manifest)).toEqual([]);
});

test.each<[Lock, string]>([
  [{ ...lock, lockfileVersion: 2 }, 'lockfileVersion is 2, not 3'],
  [
    { ...lock, packages: { ...lock.packages, 'node_modules/zod': unsealed } },
    'node_modules/zod has no SHA-512 of its contents',
  ],
  [
    withEntry('node_modules/zod', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }),
    'node_modules/zod has no SHA-512 of its contents',
  ],
  ...[
    'https://registry.npmjs.org/zod/-/zod-4.6.7.tgz',
    'git+ssh://git@github.com/colinhacks/zod.git#0a1b2c3',
    'file:../zod',
  ].map((resolved): [Lock, string] => [
    withEntry('node_modules/zod', { resolved }),
    `node_modules/zod comes from ${resolved}: only the registry's own packages, from whatever mirror`,
  ]),
  [withEntry('node_modules/zod', { link: true }), 'node_modules/zod is a link to a folder'],
  [
    withEntry('node_modules/zod', { hasInstallScript: true }),
    'node_modules/zod wants to run a script when it is installed',
  ],
  [
    withEntry('node_modules/esbuild', { hasInstallScript: false }),
    'esbuild is listed for its script, and has none',
  ],
  [
    without('node_modules/@esbuild/darwin-arm64'),
    'node_modules/esbuild needs @esbuild/darwin-arm64, which the lock file lacks',
  ],
])('a lock file is refused: %#', (broken, fault) => {
  expect(lockFaults(broken, manifest)).toEqual([fault]);
});

test.each([
  '*',
  '',
  'latest',
  '>=4',
  '4.x',
  'npm:other@4.6.7',
  'github:colinhacks/zod',
  'file:../zod',
])('a dependency by the range “%s” is refused', (range) => {
  const wanted = { ...manifest, dependencies: { ...manifest.dependencies, zod: range } };
  const locked = withEntry('', wanted);
  expect(lockFaults(locked, wanted)).toEqual([
    `zod is wanted as “${range}”, not as 1.2.3, ~1.2.3 or ^1.2.3`,
  ]);
});

test('package.json may not want what the lock file was not made for', () => {
  const wanted = { ...manifest, devDependencies: { ...manifest.devDependencies, zod: '^4.0.0' } };
  expect(lockFaults(lock, wanted)).toEqual([
    'devDependencies of package.json are not those of package-lock.json',
  ]);
});
