import { expect, test } from 'vitest';
import { isAllowed } from '../../scripts/build/licences.mjs';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR Apache-2.0', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND LGPL-2.1-only', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN licence.txt', false],
  ['UNLICENSED', false],
  ['MIT/X11', false],
  ['', false],
  [undefined, false],
  [{ type: 'MIT' }, false],
])('%s: may it be shipped? %s', (expression, answer) => {
  expect(isAllowed(expression)).toBe(answer);
});
