import { describe, expect, test } from 'vitest';
import { satisfies, shippable } from '../../scripts/build/licences.mjs';
import { countLicences, licenceFaults } from '../../scripts/supply/licenceFaults.mjs';
import { packagesOf, readLock } from '../../scripts/supply/lockFile.mjs';

describe('an expression of licences', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only OR Apache-2.0', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only) AND LGPL-2.1-only', false],
    ['Apache-2.0 WITH LLVM-exception', false],
    ['GPL-3.0-only', false],
    // Nothing that anybody could hold us to, or us to anybody.
    ['SEE LICENSE IN licence.txt', false],
    ['UNLICENSED', false],
    ['MIT/X11', false],
    ['', false],
    [undefined, false],
    [{ type: 'MIT' }, false],
  ])('%s: may it be shipped? %s', (expression, answer) => {
    expect(satisfies(expression, shippable)).toBe(answer);
  });

  test('has a newer version or an exception only where that is named', () => {
    expect(satisfies('Apache-2.0 WITH LLVM-exception', ['Apache-2.0 WITH LLVM-exception'])).toBe(
      true,
    );
    expect(satisfies('LGPL-2.1+', ['LGPL-2.1'])).toBe(false);
  });
});

const rule = { licences: ['MPL-2.0'], packages: /^axe$/, why: 'Run, unchanged.' };
const axe = { name: 'axe', version: '4.0.0', license: 'MPL-2.0', dev: true };

test.each([
  [
    { name: 'viral', version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'GPL-3.0-only, which nobody has allowed',
  ],
  [{ name: 'mute', version: '1.0.0', dev: true }, 'not said, which nobody has allowed'],
  [
    { name: 'other', version: '1.0.0', license: 'MPL-2.0', dev: true },
    'MPL-2.0, which nobody has allowed',
  ],
  [
    { name: 'axe', version: '1.0.0', license: 'MPL-2.0' },
    'MPL-2.0, which is allowed for tools only, and the server needs it',
  ],
])('%j is told', (locked, fault) => {
  expect(licenceFaults([axe, locked], [rule])).toEqual([
    `${locked.name} 1.0.0: its licence is ${fault}`,
  ]);
});

test('a rule that no package needs any more is told', () => {
  expect(licenceFaults([axe], [rule])).toEqual([]);
  expect(licenceFaults([{ ...axe, license: 'MIT' }], [rule])).toEqual([
    'MPL-2.0 is allowed for /^axe$/, and none needs it',
  ]);
});

test('licences are counted, the most frequent first', () => {
  const frequent = { name: 'b', license: 'Zlib' };
  expect(countLicences([{ name: 'a' }, axe, frequent, { ...frequent, name: 'c' }])).toEqual([
    ['Zlib', 2],
    ['MPL-2.0', 1],
    ['not said', 1],
  ]);
});

test('one package more under another licence is found among all of ours', () => {
  const lock = readLock();
  expect(licenceFaults(packagesOf(lock))).toEqual([]);
  const smuggled = { version: '1.0.0', license: 'AGPL-3.0-only', dev: true };
  const packages = { ...lock.packages, 'node_modules/sharp/node_modules/smuggled': smuggled };
  expect(licenceFaults(packagesOf({ ...lock, packages }))).toEqual([
    'smuggled 1.0.0: its licence is AGPL-3.0-only, which nobody has allowed',
  ]);
});
