import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test.each(langs)('the entry script in %s is one file of at most 1.6 kB', (lang) => {
  expect(entryScripts(lang)).toHaveLength(1);
  expect(compressedBytes(entryScripts(lang))).toBeLessThanOrEqual(1600);
});

/** The sentences of a page that are too long to occur elsewhere by chance. */
const sentencesOf = async (page: PageId, lang: Lang): Promise<string[]> => {
  const { copy } = await import(`../../client/pages/${page}/copy.ts`);
  return leaves(copy(lang), '')
    .map(({ text }) => text)
    .filter((text) => text.length > 20 && !/[…"'`]/.test(text));
};

test.each(pagesInLanguages.filter(([page]) => pageLangs(page).length > 1))(
  '%s in %s has no words of the other language in its script',
  async (page, lang) => {
    const script = pageScripts(page, lang)
      .map((chunk) => readFileSync(chunk, 'utf8'))
      .join('')
      .replaceAll('\\xA0', '\u00a0');
    const own = await sentencesOf(page, lang);
    const other = await sentencesOf(page, lang === 'en' ? 'pt' : 'en');
    expect(own.filter((sentence) => script.includes(sentence))).not.toEqual([]);
    const foreign = other.filter((sentence) => !own.includes(sentence));
    expect(foreign.filter((sentence) => script.includes(sentence))).toEqual([]);
  },
);
