import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Rule = { matchPackageNames?: string[]; allowedVersions?: string };

const { packageRules }: { packageRules: Rule[] } = JSON.parse(
  readFileSync('renovate.json', 'utf8'),
);
const { dependencies, devDependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

test('every package that a rule of Renovate names is one of ours', () => {
  const named = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  const ours = Object.keys({ ...dependencies, ...devDependencies });
  expect(named).toContain('@types/node');
  expect(
    named.map((name) => name.replace(/^!/, '')).filter((name) => !ours.includes(name)),
  ).toEqual([]);
});

test('the types of Node stay those of the oldest one that this runs on', () => {
  const [, oldest] = engines.node.match(/^>=(\d+)\./) ?? [];
  const rule = packageRules.find(({ matchPackageNames }) =>
    matchPackageNames?.includes('@types/node'),
  );
  expect(rule?.allowedVersions).toBe(`<${Number(oldest) + 1}`);
});
