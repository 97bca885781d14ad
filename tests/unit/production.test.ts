import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment, nodeFlags } from '../../bench/support/production.mjs';

const command = ['node', ...nodeFlags, 'dist/server/main.js'];

test('npm run serve, the image and deploy.md start the server as the benches do', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.serve).toBe(command.join(' '));
  const image = readFileSync('Dockerfile', 'utf8');
  expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '')).toEqual(command);
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  for (const variable of variables) expect(image).toMatch(new RegExp(`^ENV .*${variable}\\b`, 'm'));
  expect(readFileSync('docs/operations/deploy.md', 'utf8')).toContain(
    `\`${[...variables, ...command].join(' ')}\``,
  );
});
