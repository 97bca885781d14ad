import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment, nodeFlags } from '../../bench/support/production.mjs';

const main = 'dist/server/main.js';

test('image, npm and the documents start the server as it was measured', () => {
  const docker = readFileSync('Dockerfile', 'utf8');
  expect(docker).toContain(
    `CMD ${JSON.stringify(['node', ...nodeFlags, main]).replaceAll(',', ', ')}`,
  );
  for (const [name, value] of Object.entries(environment))
    expect(docker).toContain(`ENV ${name}=${value}`);

  const command = ['node', ...nodeFlags, main].join(' ');
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.serve).toBe(command);
  const settings = Object.entries(environment).map((setting) => setting.join('='));
  expect(readFileSync('docs/operations/deploy.md', 'utf8')).toContain(
    `\`${[...settings, command].join(' ')}\``,
  );
});
