import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockFaults } from '../../scripts/deps/lockFaults.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const place = 'node_modules/zod';

const withEntry = (said: object) => ({
  packages: { ...lock.packages, [place]: { ...lock.packages[place], ...said } },
});

test.each(['package-lock.json', 'tests/samples/package-lock.json'])(
  'there is nothing against %s',
  (file) => {
    expect(lockFaults(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
  },
);

test.each(['package.json', 'tests/samples/package.json'])('%s has no install script', (file) => {
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare'])
    expect(scripts).not.toHaveProperty(name);
});

test.each<[said: object, fault: string]>([
  [{ integrity: undefined }, 'has no SHA-512'],
  [{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no SHA-512'],
  ...[
    'https://registry.example/zod/-/zod-4.6.7.tgz',
    'http://registry.example/zod/-/zod-4.6.7.tgz',
    'git+ssh://git@github.com/colinhacks/zod.git#0a1b2c3',
    'file:../zod',
  ].map((resolved): [object, string] => [
    { resolved },
    `comes from ${resolved}, and not from the registry`,
  ]),
])('%j is refused', (said, fault) => {
  expect(lockFaults(withEntry(said))).toEqual([`${place} ${fault}`]);
});
