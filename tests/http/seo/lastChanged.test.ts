import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contentHash, contentText } from '../../../scripts/contentHash.mjs';
import { pageRow } from '../../../shared/pages';
import { commonDocuments, readDocuments } from '../../support/documents';
import { startSite } from '../../support/site';

// Every page is rendered elsewhere.
vi.setConfig({ testTimeout: 60_000 });

const record: Record<string, { date: string; hash: string }> = JSON.parse(
  readFileSync(
    path.resolve(import.meta.dirname, '../../../server/generated/lastChanged.json'),
    'utf8',
  ),
);

const hashesOf = (documents: Awaited<ReturnType<typeof commonDocuments>>) =>
  Object.fromEntries(
    documents
      .filter(([, { named }]) => named)
      .map(([, { page, lang, answer }]) => [
        `${page} ${lang}`,
        contentHash(answer.body, pageRow(page).layout === 'own'),
      ]),
  );

const now = hashesOf(await commonDocuments());

afterEach(() => {
  vi.useRealTimers();
});

describe('the record of when pages last changed', () => {
  test('knows what every page says', async () => {
    const stale = Object.keys(now).filter((key) => record[key]?.hash !== now[key]);
    const gone = Object.keys(record).filter((key) => !(key in now));
    expect({ stale, gone }, 'the words of pages have changed: run npm run record').toEqual({
      stale: [],
      gone: [],
    });
  });

  test('is sorted, so that two branches touch the same line only for the same page', () => {
    expect(Object.keys(record)).toEqual(Object.keys(record).toSorted());
  });
});

test('what a page says depends on neither the clock nor where it is served', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-02-02T03:04:05Z') });
  const environment = { SITE_ORIGIN: 'http://localhost:8080', ROBOTS: 'noindex', PORT: '8080' };
  const elsewhere = await startSite({ environment });
  expect(hashesOf(await readDocuments(elsewhere))).toEqual(now);
});

describe('what a page says', () => {
  const html = (main: string, rest = '') =>
    `<title>T</title><meta name="description" content="D"><header>H</header>${rest}<main>${main}</main>`;

  test('is its words and what its pictures show, not its marks, its spaces or its frame', () => {
    expect(contentText(html('<p>one\n two</p><img alt="three">'), false)).toBe(
      'T\nD\none two\nthree',
    );
    const same = html('<p class="x">one\u00a0two<script>1</script></p><img alt="three">', 'F');
    expect(contentText(same, false)).toBe('T\nD\none two\nthree');
  });

  test('is its frame too where that is its own', () => {
    expect(contentText(html('<p>one</p>'), true)).toBe('T\nD\nHone');
  });
});
