import { describe, expect, test } from 'vitest';
import { pageRow } from '../../../shared/pages';
import { parseHtml } from '../../support/html';
import { readSitemap } from '../../support/readSitemap';
import { siteOrigin, startSite } from '../../support/site';
import { sitemapFaults } from '../../support/sitemapSchema';
import { walkPages } from '../../support/walkPages';

const site = await startSite({ warm: false });

const answer = await site.ask('/sitemap.xml');
const xml = answer.body.toString();
const entries = readSitemap(xml);
const rows = entries.map((entry) => [entry.loc.slice(siteOrigin.length), entry] as const);

describe('/sitemap.xml', () => {
  test('is XML', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  });

  test('is valid by the schema of sitemaps.org', async () => {
    expect(await sitemapFaults(xml)).toEqual([]);
    // The validator would say so: a sitemap that is none has faults.
    expect(await sitemapFaults(xml.replace('<loc>', '<place>'))).not.toEqual([]);
    expect(await sitemapFaults(xml.replace('hreflang="en"', 'hreflang="fr"'))).not.toEqual([]);
    expect(await sitemapFaults(xml.replace(/<lastmod>/, '<lastmod>on '))).not.toEqual([]);
  });

  test('is the indexable part of the table', () => {
    const indexable = walkPages().filter(({ page, named }) => named && !pageRow(page).noindex);
    const addresses = entries.map(({ loc }) => loc);
    expect(addresses.toSorted()).toEqual(
      indexable.map(({ address }) => siteOrigin + address).toSorted(),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('lists both languages of the image API, the restoration page itself, and not the root', () => {
    const addresses = rows.map(([address]) => address);
    for (const address of [
      '/nano-banana-api?lang=en',
      '/nano-banana-api?lang=pt',
      '/pt/restauracao-fotos-antigas-ia',
      '/landing-page-arquitetura',
    ])
      expect(addresses).toContain(address);
    for (const address of ['/', '/nano-banana-api', '/pt/tools/restauracao-fotos'])
      expect(addresses).not.toContain(address);
  });

  test('names the languages of a page, as written down here', () => {
    const found = Object.fromEntries(
      rows.map(([address, { alternates }]) => [address, alternates]),
    );
    expect(found['/pt']).toEqual({
      en: 'https://www.example.test/en',
      'pt-BR': 'https://www.example.test/pt',
      'x-default': 'https://www.example.test/',
    });
    expect(found['/pt/captura-leads-online']).toEqual({
      en: 'https://www.example.test/en/services/lead-capture-tool',
      'pt-BR': 'https://www.example.test/pt/captura-leads-online',
      'x-default': 'https://www.example.test/en/services/lead-capture-tool',
    });
    expect(found['/privacy-policy?lang=en']).toEqual({
      en: 'https://www.example.test/privacy-policy?lang=en',
      'pt-BR': 'https://www.example.test/privacy-policy?lang=pt',
      'x-default': 'https://www.example.test/privacy-policy',
    });
    expect(found['/whatsapp-redirect-achadinhos']).toEqual({});
  });

  describe.each(rows)('%s', (address, { loc, lastmod, alternates }) => {
    test('answers 200 and says the same of itself', async () => {
      const { status, body } = await site.ask(address);
      expect(status).toBe(200);
      const $ = parseHtml(body);
      const canonical =
        address === '/pt/restauracao-fotos-antigas-ia'
          ? 'https://www.example.test/pt/tools/restauracao-fotos'
          : loc;
      expect($('link[rel=canonical]').attr('href')).toBe(canonical);
      expect($('meta[name=robots]').attr('content')).toBe('index, follow, max-image-preview:large');
      const head = $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
      expect(Object.fromEntries(head)).toEqual(alternates);
    });

    test('has changed on a day that has been', () => {
      expect(lastmod).toMatch(/^\d{4}-\d\d-\d\d$/);
      // A day begins in the east fourteen hours before it does in UTC.
      expect(Date.parse(lastmod)).toBeLessThan(Date.now() + 14 * 3_600_000);
    });
  });

  test('is the same with a trailing slash after SITE_ORIGIN', async () => {
    const environment = { SITE_ORIGIN: `${siteOrigin}/` };
    const slashed = await startSite({ warm: false, environment });
    expect((await slashed.ask('/sitemap.xml')).body.equals(answer.body)).toBe(true);
  });

  test('is no address of a host that search engines may not list', async () => {
    const staging = await startSite({ warm: false, environment: { ROBOTS: 'noindex' } });
    expect((await staging.ask('/sitemap.xml')).status).toBe(404);
  });
});
