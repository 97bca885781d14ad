import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dist } from '../support/build';
import { startSite } from '../support/site';
import { startEngines } from './support/engines';

const [engines, { address: origin }] = await Promise.all([startEngines(), startSite()]);

const { styles } = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')) as {
  styles: Record<string, { css: string }>;
};

/** The declarations of a stylesheet without nested rules; strings become empty. */
const findDeclarations = (css: string): string[] =>
  Array.from(
    css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
      .replaceAll(/url\([^)]*\)/g, 'url("")')
      .matchAll(/(@[\w-]+|)\{([^{}]*)\}/g),
    ([, atRule, body = '']) => (atRule ? [] : body.split(';')),
  ).flat();

const declarations = [
  ...new Set(Object.values(styles).flatMap(({ css }) => findDeclarations(css))),
].filter((one) => /^[a-z-]+:/.test(one) && !one.startsWith('--'));

/** Why a declaration may be missing in an engine. */
const bar = 'Without a timeline of its scrolling a page shows its bar all the time.';

const exceptions: Record<string, string> = {
  'text-size-adjust:100%': 'Only browsers that enlarge text on phones know it, or need it.',
  'text-wrap:pretty': 'A last line may have a single word.',
  'forced-color-adjust:none': 'An engine without forced colours has nothing to adjust.',
  'animation-timeline:scroll()': bar,
  'animation-range:70svh calc(100% - 40svh)': bar,
  'animation-range-start:40svh': bar,
  'animation-range-end:calc(100% - 150svh)': bar,
  'scroll-target-group:auto': 'The contents of a page do not mark the section that is read.',
};

/** Removes the prefix of a declaration. */
const withoutPrefix = (declaration: string): string => declaration.replace(/^-webkit-/, '');

test.each(engines)('$name supports every declaration of the stylesheets', async ({ open }) => {
  const reader = await open({ width: 390 });
  await reader.goto(`${origin}/robots.txt`);
  const known = await reader.evaluate(
    (all) =>
      all.filter((one) => {
        const colon = one.indexOf(':');
        const value = one.slice(colon + 1).replace(/\s*!important$/, '');
        return CSS.supports(one.slice(0, colon), value);
      }),
    declarations,
  );
  const names = new Set(known.map(withoutPrefix));
  const unknown = declarations.map(withoutPrefix).filter((one) => !names.has(one));
  expect(unknown.filter((one) => !(one in exceptions))).toEqual([]);
});

test('the stylesheets have every declaration of the list of exceptions', () => {
  expect(declarations.length).toBeGreaterThan(1000);
  const names = declarations.map(withoutPrefix);
  expect(Object.keys(exceptions).filter((one) => !names.includes(one))).toEqual([]);
});
