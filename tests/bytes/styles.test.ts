import { describe, expect, test } from 'vitest';
import { addresses } from '../browser/support/addresses';
import { parseHtml } from '../support/html';
import { startSite } from '../support/site';

const site = await startSite();

/** The custom properties that a text reads without a fallback value. */
const readProperties = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name ?? ''));

describe.each(addresses)('$address', ({ address }) => {
  // A drawing loses its colour when its custom property is missing.
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
