import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { addresses } from '../browser/support/addresses';
import { dist } from '../support/build';
import { parseHtml } from '../support/html';
import { startSite } from '../support/site';

const { styles } = JSON.parse(readFileSync(path.join(dist, 'assets.json'), 'utf8')) as {
  styles: Record<string, { css: string }>;
};

/** The rules that stand within a rule for elements; browsers that the build is made for skip them. */
const nestedRules = (css: string): string[] => {
  const bare = css.replaceAll(/"(?:[^"\\]|\\.)*"|\/\*.*?\*\//gs, '""');
  const open: string[] = [];
  const nested: string[] = [];
  let since = 0;
  for (const { 0: mark, index } of bare.matchAll(/[{};]/g)) {
    const prelude = bare.slice(since, index).trim();
    since = index + 1;
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    const around = open.findLast((one) => !one.startsWith('@'));
    if (around !== undefined) nested.push(`${around} { ${prelude}`);
    open.push(prelude);
  }
  return nested;
};

test('nestedRules finds rules within rules', () => {
  expect(nestedRules('@media print{a{b:c;i &{d:e}}}')).toEqual(['a { i &']);
  expect(nestedRules('a{@media print{b:c}}')).toEqual(['a { @media print']);
  expect(nestedRules('@layer x{@media print{a{b:"{"}c{d:e}}}')).toEqual([]);
});

test.each(Object.keys(styles))('the styles of %s have no nested rule', (page) => {
  expect(nestedRules(styles[page]?.css ?? '')).toEqual([]);
});

const site = await startSite();

/** The custom properties that a text reads and that have no value of their own to fall back on. */
const readProperties = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name ?? ''));

describe.each(addresses)('$address', ({ address }) => {
  // A drawing that reads one that is not there would lose its colour.
  test('declares every custom property that it reads', async () => {
    const text = (await site.send(address)).body.toString();
    const css = parseHtml(text)('style').text();
    const declared = new Set(
      Array.from(css.matchAll(/(?<![\w-])(--[\w-]+):/g), ([, name]) => name),
    );
    const read = readProperties(text);
    expect(read.size).toBeGreaterThan(10);
    expect([...read].filter((name) => !declared.has(name))).toEqual([]);
  });
});
