import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf } from '../../scripts/build/licences.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

const noticesWith = (name: string, license: string | undefined, files: Record<string, string>) => {
  const home = path.join(folder, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  const described = {
    'package.json': JSON.stringify({ name, version: '1.2.3', license }),
    ...files,
  };
  for (const [file, text] of Object.entries(described)) writeFileSync(path.join(home, file), text);
  const input = path.join(home, 'lib/index.js');
  return noticesOf([
    { inputs: { [input]: {}, 'client/main.ts': {} } },
    { inputs: { [input]: {} } },
  ]);
};

test('a package is named once, with its licence and every text that goes with it', async () => {
  const files = { 'license.md': 'You may.\n', 'NOTICE.txt': 'By somebody.', 'licensed.js': 'x' };
  expect(await noticesWith('@kept/whole', 'Apache-2.0', files)).toBe(
    '@kept/whole 1.2.3\n\nApache-2.0\n\nBy somebody.\n\nYou may.\n',
  );
});

test.each([
  ['unsaid', undefined, { LICENSE: 'x' }, 'its licence is not said'],
  ['viral', 'GPL-3.0-only', { LICENSE: 'x' }, 'its licence is GPL-3.0-only'],
  ['silent', 'MIT', { 'readme.md': 'MIT' }, 'it has no text of its licence'],
])('a package that is %s stops the build with a sentence', async (name, license, files, fault) => {
  await expect(noticesWith(name, license, files)).rejects.toThrow(
    new Error(`${name} 1.2.3 cannot be bundled: ${fault}`),
  );
});
