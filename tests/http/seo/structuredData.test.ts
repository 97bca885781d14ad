import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../../shared/languages';
import type { PageId } from '../../../shared/pages';
import { commonDocuments } from '../../support/documents';
import { parseHtml } from '../../support/html';
import { siteOrigin, startSite } from '../../support/site';
import { properties, questionsOf, readGraph, subjectOf } from '../../support/structured';

const site = await startSite();
const documents = await commonDocuments();

/** The type of a page's subject, by hand; a page that is marked as a service in the menu has a Service. */
const subjects: Partial<Record<PageId, string>> = {
  home: 'Organization',
  contact: 'Organization',
  'ocr-document-pro': 'SoftwareApplication',
  'nfse-extraction': 'WebAPI',
  'invoice-extraction': 'WebAPI',
  'barcode-extractor': 'WebAPI',
  'nano-banana-api': 'WebAPI',
};

const readerOffers = 'Free USD 0, Basic USD 10, Ultra USD 25, Mega USD 50';
const landingOffers = 'Essencial BRL 350, Profissional BRL 800, Premium BRL 1500';

/** The plans of each page with their prices, from the specification, by hand. */
const offers: Partial<Record<PageId, string | Record<Lang, string>>> = {
  'ocr-document-pro': {
    en: 'Basic USD 19, Professional USD 49, Enterprise USD 129',
    pt: 'Basic BRL 29, Professional BRL 79, Enterprise BRL 199',
  },
  'nfse-extraction': readerOffers,
  'invoice-extraction': readerOffers,
  'barcode-extractor': 'Free USD 0, Basic USD 4, Ultra USD 7, Mega USD 15',
  'nano-banana-api': 'Basic USD 0, Pro USD 10, Ultra USD 20, Mega USD 50',
  'affiliate-link-generator': {
    en: 'Beginner USD 49.9, Professional USD 89.9, Expert USD 149.9',
    pt: 'Iniciante BRL 49.9, Profissional BRL 89.9, Especialista BRL 149.9',
  },
  'landing-page-imobiliaria': landingOffers,
  'landing-page-consultoria': landingOffers,
  'landing-page-eventos': landingOffers,
  'landing-page-locadora': landingOffers,
};

type Price = { price: number; priceCurrency: string; unitCode?: string };
type Offer = Price & { name: string; url?: string; priceSpecification?: Price };

const validator = new Validator();

describe.each(documents)('%s', (_title, { page, lang, address, $, text }) => {
  const [agency, website, own] = readGraph($);
  const questions = $('main details[name=question]').length;
  const isService = /^(Services|Serviços)$/.test(text('header nav a[aria-current]'));
  const subject = isService ? 'Service' : subjects[page];

  test('has structured data of agency, site, page type and subject', () => {
    expect([agency['@type'], website['@type']]).toEqual(['Organization', 'WebSite']);
    const other = page === 'contact' ? 'ContactPage' : 'WebPage';
    expect(own['@type']).toBe(questions > 0 ? 'FAQPage' : other);
    const about = subjectOf(own);
    const node = about?.['@id'] === agency['@id'] ? agency : about;
    expect(node?.['@type']).toBe(subject);
    if (offers[page] || subject === 'Service')
      expect(about?.['provider']).toEqual({ '@id': agency['@id'] });
  });

  test('has the plans of the page with their prices in structured data', () => {
    const expected = offers[page] ?? '';
    const found = (subjectOf(own)?.['offers'] ?? []) as Offer[];
    const written = found.map(({ name, priceSpecification, ...offer }) => {
      const { price, priceCurrency } = priceSpecification ?? offer;
      return `${name} ${priceCurrency} ${price}`;
    });
    expect(written.join(', ')).toBe(typeof expected === 'string' ? expected : expected[lang]);
    for (const { priceSpecification, url } of found) {
      // A landing page is paid once, everything else by the month.
      expect(priceSpecification?.unitCode).toBe(page.startsWith('landing') ? undefined : 'MON');
      if (url) expect($(`.plan a[href="${url}"]`).length).toBeGreaterThan(0);
    }
  });

  test('has the address, language and title of its head in structured data', () => {
    expect(own['url']).toBe(siteOrigin + address);
    expect(own['inLanguage']).toBe({ en: 'en', pt: 'pt-BR' }[lang]);
    expect($('title').text()).toContain(own['name']);
    expect(own['isPartOf']).toEqual({ '@id': website['@id'] });
  });

  test('has the shown questions and answers word for word in structured data', () => {
    const text = $('main').text();
    const texts = questionsOf(own).flatMap((question) => [
      question['name'],
      (question['acceptedAnswer'] as Record<string, unknown>)['text'],
    ]);
    expect(texts).toHaveLength(questions * 2);
    for (const words of texts) expect(text).toContain(words);
  });

  test('has structured data that are valid by the rules of Google', async () => {
    const jsonld = { Organization: [agency], WebSite: [website], [own['@type']]: [own] };
    expect(await validator.validate({ jsonld })).toEqual([]);
  });

  test('has structured data whose addresses answer 200', async () => {
    const addresses = properties([agency, website, own]).flatMap(([name, value]) =>
      name !== '@id' && typeof value === 'string' && value.includes('://') ? [value] : [],
    );
    expect(addresses.length).toBeGreaterThan(2);
    for (const url of new Set(addresses)) {
      const { origin, pathname, search, hash } = new URL(url);
      if (origin !== siteOrigin) {
        expect(url).toMatch(/^https:\/\/example\.com\/marketplace\/\w+\/pricing$/);
        continue;
      }
      const { status, text } = await site.http.get(pathname + search);
      expect(status, url).toBe(200);
      if (hash) expect(parseHtml(text)(hash).length, url).toBe(1);
    }
  });

  test('has no reviews and no ratings in structured data', () => {
    const names = properties([agency, website, own]).flatMap(([name, value]) => [
      name,
      ...(name === '@type' ? [value] : []),
    ]);
    expect(names).toContain('Organization');
    expect(names.filter((name) => /[Rr]eview|^rating|Rating/.test(String(name)))).toEqual([]);
  });
});
