import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pageRow } from '../../../shared/pages';
import { commonDocuments, readDocuments } from '../../support/documents';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();
const documents = await commonDocuments();

const description = ($: CheerioAPI): string => $('meta[name=description]').attr('content') ?? '';

describe.each(documents)('%s', (_title, { page, response, $, values }) => {
  const row = pageRow(page);

  test('has one h1, title, canonical, description, robots, viewport, charset and main', () => {
    for (const selector of [
      'h1',
      'head > title',
      'link[rel=canonical]',
      'meta[name=description]',
      'meta[name=robots]',
      'meta[name=viewport]',
      'meta[charset]',
      'main',
    ])
      expect($(selector).length, selector).toBe(1);
    expect($('title').filter((_at, title) => $(title).closest('svg').length === 0).length).toBe(1);
    expect($('h1').text().trim()).not.toBe('');
  });

  test('has a title and a description of a length that search engines show', () => {
    const title = $('title').text();
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(title).toContain('Jandaia');
    expect(description($).length).toBeGreaterThanOrEqual(50);
    expect(description($).length, description($)).toBeLessThanOrEqual(155);
  });

  test('may be indexed unless the page table says noindex', () => {
    const robots = $('meta[name=robots]').attr('content');
    expect(robots).toBe(row.noindex ? 'noindex' : 'index, follow, max-image-preview:large');
    expect(response.headers['x-robots-tag']).toBeUndefined();
  });

  test('has the origin of SITE_ORIGIN in each absolute address', () => {
    const absolute = [
      ...values('link[href]', 'href'),
      ...values('meta[property="og:url"]', 'content'),
    ].filter((url) => /^https?:/.test(url));
    expect(absolute.length).toBeGreaterThan(1);
    for (const url of absolute) expect(new URL(url).origin).toBe(siteOrigin);
    expect(response.text.includes(site.address)).toBe(false);
  });
});

test('no two pages have the same title or the same description', () => {
  const named = documents.map(([, document]) => document).filter(({ named }) => named);
  for (const read of [description, ($: CheerioAPI) => $('title').text()])
    expect(new Set(named.map(({ $ }) => read($))).size).toBe(named.length);
});

test('ROBOTS=noindex keeps every page out of search engines', async () => {
  const staging = await startSite({ environment: { ROBOTS: 'noindex' } });
  for (const [, { $, response }] of await readDocuments(staging)) {
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect(response.headers['x-robots-tag']).toBe('noindex');
  }
});
