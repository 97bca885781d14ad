import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messages } from '../../shared/contact/messages';
import { type Lang, langs } from '../../shared/languages';
import { maxApiScript, maxScript, maxSiteEndScript } from '../../shared/limits';
import { type PageId, pageIds, pageLangs } from '../../shared/pages';
import { marketplaceProducts } from '../../shared/site';
import { leaves } from '../support/leaves';
import { entryScripts, pageScripts, siteEndScripts } from './support/scripts';

const compressedBytes = (files: readonly string[]): number =>
  files.map((file) => statSync(`${file}.br`).size).reduce((all, one) => all + one, 0);

const pagesInLanguages = pageIds.flatMap((page) =>
  pageLangs(page).map((lang) => [page, lang] as const),
);

test.each(pagesInLanguages)('%s in %s loads no more script than its limit', (page, lang) => {
  const isApi = marketplaceProducts.some((id) => id === page);
  const limit = isApi ? maxApiScript : maxScript;
  expect(compressedBytes(pageScripts(page, lang))).toBeLessThanOrEqual(limit);
});

test.each(langs)(`footer and menu in %s load at most ${maxSiteEndScript} bytes more`, (lang) => {
  expect(siteEndScripts(lang)).not.toEqual([]);
  expect(compressedBytes(siteEndScripts(lang))).toBeLessThanOrEqual(maxSiteEndScript);
});

test.each(langs)('the entry script in %s is one file of at most 1.5 kB', (lang) => {
  expect(entryScripts(lang)).toHaveLength(1);
  expect(compressedBytes(entryScripts(lang))).toBeLessThanOrEqual(1500);
});

const wordsOf = async (page: PageId, lang: Lang): Promise<object> => {
  if (pageLangs(page).length > 1)
    return (await import(`../../client/pages/${page}/copy.ts`)).copy(lang);
  return pageLangs(page).includes(lang) ? import(`../../client/pages/${page}/copy.pt.ts`) : {};
};

/** The sentences of a page that are too long to occur elsewhere by chance. */
const sentencesOf = async (page: PageId, lang: Lang): Promise<string[]> => {
  return leaves(await wordsOf(page, lang), '')
    .map(({ text }) => text)
    .filter((text) => text.length > 20 && !text.includes('…') && !/["'`]/.test(text));
};

test.each(pagesInLanguages)(
  '%s in %s has no words of the other language in its script',
  async (page, lang) => {
    const text = pageScripts(page, lang)
      .map((chunk) => readFileSync(chunk, 'utf8'))
      .join('')
      .replaceAll('\\xA0', '\u00a0');
    const own = await sentencesOf(page, lang);
    expect(own.filter((sentence) => text.includes(sentence)).length).toBeGreaterThan(0);
    const others = langs.filter((other) => other !== lang);
    const sentences = await Promise.all(others.map((other) => sentencesOf(page, other)));
    const foreign = sentences.flat().filter((sentence) => !own.includes(sentence));
    expect(foreign.length > 0).toBe(pageLangs(page).length > 1);
    expect(foreign.filter((sentence) => text.includes(sentence))).toEqual([]);
    for (const message of Object.values(messages))
      for (const other of others) expect(text).not.toContain(message[other]);
  },
);
