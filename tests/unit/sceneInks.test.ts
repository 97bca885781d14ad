import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { day, yellow } from '../../client/pages/nano-banana-api/inks';

const css = readFileSync(
  path.resolve(import.meta.dirname, '../../client/pages/nano-banana-api/scene.drawing.css'),
  'utf8',
);

const inksOf = (selector: string): Record<string, string> => {
  const rule = css.slice(css.indexOf(selector));
  const block = rule.slice(rule.indexOf('{') + 1, rule.indexOf('}'));
  return Object.fromEntries(
    [...block.matchAll(/--([a-z]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
};

test('the Open Graph image of the image API has the colours of its page', () => {
  const inks = inksOf('.nano-banana-api {');
  expect(day).toEqual(inks);
  expect(yellow).toEqual({ ...inks, ...inksOf('.nano-banana-api__edited {') });
});
