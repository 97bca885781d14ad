import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pageRow } from '../../../shared/pages';
import { commonDocuments } from '../../support/documents';
import { listOf } from '../../support/headers';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();
const documents = await commonDocuments();

const meta = ($: CheerioAPI, name: string): string => {
  const found = $(`meta[property="og:${name}"]`);
  expect(found.length, `og:${name}`).toBe(1);
  return found.attr('content') ?? '';
};

const picturePath = ($: CheerioAPI): string => {
  const picture = meta($, 'image');
  expect(picture.startsWith(`${siteOrigin}/`)).toBe(true);
  return picture.slice(siteOrigin.length);
};

const locales = { en: 'en_US', pt: 'pt_BR' };

describe.each(documents)('%s', (_title, { page, lang, address, $ }) => {
  test('has each Open Graph value once, equal to title and description', () => {
    expect(meta($, 'type')).toBe('website');
    expect(meta($, 'site_name')).toBe('Jandaia');
    expect(meta($, 'url')).toBe(siteOrigin + address);
    expect($('title').text()).toContain(meta($, 'title'));
    expect(meta($, 'description')).toBe($('meta[name=description]').attr('content'));
    expect(meta($, 'locale')).toBe(locales[lang]);
    const alternates = $('meta[property="og:locale:alternate"]').map((_at, tag) =>
      $(tag).attr('content'),
    );
    const single = pageRow(page).kind === 'partial';
    expect(alternates.toArray()).toEqual(single ? [] : [locales[lang === 'en' ? 'pt' : 'en']]);
    expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image');
  });

  test('has an Open Graph image of 1200 × 630 with an alternative text', async () => {
    expect(meta($, 'image:width')).toBe('1200');
    expect(meta($, 'image:height')).toBe('630');
    expect(meta($, 'image:alt').length).toBeGreaterThan(20);
    const { status, headers, body } = await site.http.get(picturePath($));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(listOf(headers['cache-control'])).toContain('immutable');
    // Chats in a browser show the picture on another origin.
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(body.length).toBeLessThan(150_000);
    // An empty picture would be smaller.
    expect(body.length).toBeGreaterThan(8000);
  });
});

test('each page has its own Open Graph image in each language', () => {
  const named = documents.map(([, document]) => document).filter(({ named }) => named);
  const pictures = named.map(({ $ }) => picturePath($));
  expect(new Set(pictures).size).toBe(pictures.length);
  const alternatives = named.map(({ $ }) => meta($, 'image:alt'));
  expect(new Set(alternatives).size).toBe(alternatives.length);
});

test('an error page has no Open Graph values', async () => {
  const { text } = await site.http.get('/nothing');
  expect(text).not.toContain('og:');
});
