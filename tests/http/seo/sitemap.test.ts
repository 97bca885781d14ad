import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pageRow } from '../../../shared/pages';
import { commonDocuments } from '../../support/documents';
import { siteOrigin, startSite } from '../../support/site';
import { walkPages } from '../../support/walkPages';

const site = await startSite();
const documents = await commonDocuments();

const answer = await site.http.get('/sitemap.xml');
const $ = load(answer.text, { xml: true });

/** The language alternates of each address. */
const entries = $('url')
  .toArray()
  .map((url): [loc: string, alternates: Record<string, string>] => [
    $(url).find('loc').text(),
    Object.fromEntries(
      $(url)
        .find('xhtml\\:link')
        .toArray()
        .map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? '']),
    ),
  ]);
const alternatesOf = new Map(entries);

describe('/sitemap.xml', () => {
  test('is XML', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.text.split('\n', 2)).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ]);
  });

  test('lists every indexable page once', () => {
    const indexable = walkPages().filter(({ page, named }) => named && !pageRow(page).noindex);
    const addresses = entries.map(([loc]) => loc);
    expect(addresses.toSorted()).toEqual(
      indexable.map(({ address }) => siteOrigin + address).toSorted(),
    );
  });

  test.each<string[]>([
    ['/pt', '/en', '/pt', '/'],
    ['/pt/captura-leads-online', '/en/services/lead-capture-tool', '/pt/captura-leads-online'],
    [
      '/privacy-policy?lang=en',
      '/privacy-policy?lang=en',
      '/privacy-policy?lang=pt',
      '/privacy-policy',
    ],
    ['/whatsapp-redirect-achadinhos'],
  ])('lists the language alternates of %s', (...[address = '', en, pt, other = en]) => {
    expect(alternatesOf.get(siteOrigin + address)).toEqual(
      en ? { en: siteOrigin + en, 'pt-BR': siteOrigin + pt, 'x-default': siteOrigin + other } : {},
    );
  });

  test('lists the canonical and alternates that the page itself has', () => {
    for (const [, { address, values }] of documents.filter(([, { named }]) => named)) {
      const alternates = alternatesOf.get(siteOrigin + address);
      if (!alternates) continue;
      const canonical =
        address === '/pt/restauracao-fotos-antigas-ia' ? '/pt/tools/restauracao-fotos' : address;
      expect(values('link[rel=canonical]', 'href')).toEqual([siteOrigin + canonical]);
      const tags = values('link[rel=alternate][hreflang]', 'hreflang');
      const hrefs = values('link[rel=alternate][hreflang]', 'href');
      expect(Object.fromEntries(tags.map((tag, at) => [tag, hrefs[at]]))).toEqual(alternates);
    }
  });
});

test('/robots.txt allows everybody and names the sitemap, which is missing with ROBOTS=noindex', async () => {
  const all = 'User-agent: *\nAllow: /\n';
  const { headers, text } = await site.http.get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toBe(`${all}\nSitemap: ${siteOrigin}/sitemap.xml\n`);
  const staging = await startSite({ environment: { ROBOTS: 'noindex' } });
  expect((await staging.http.get('/robots.txt')).text).toBe(all);
  expect((await staging.http.get('/sitemap.xml')).status).toBe(404);
});
