// Whoever changes a sentence has to find what docs/owner.md says about it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plain } from '../../support/html';
import { startSite } from '../../support/site';
import { walkPages } from '../../support/walkPages';

const { read } = await startSite();

const pages: string[] = [];
for (const { address } of walkPages()) {
  const { $, text } = await read(address);
  pages.push(text('body'), plain($('meta[name=description]').attr('content') ?? ''));
}
const shown = pages.join('\n');

// What stands above this heading is about settings.
const [, promises = ''] = readFileSync('docs/owner.md', 'utf8').split('## Confirm or prove');
const quotations = [...promises.matchAll(/“([^”]+)”/g)].map(([, words = '']) => plain(words));

/** Whether a page shows the words, with anything in place of each …. */
const isShown = (words: string): boolean => {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(literal.replaceAll('…', '.{1,40}')).test(shown);
};

test('every sentence that docs/owner.md quotes stands on a page: change both', () => {
  expect(quotations.length).toBeGreaterThan(50);
  expect(quotations.filter((words) => !isShown(words))).toEqual([]);
});
