import Validator from '@adobe/structured-data-validator';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import type { PageId } from '../../../shared/pages';
import { commonDocuments } from '../../support/documents';
import { parseHtml } from '../../support/html';
import { siteOrigin, startSite } from '../../support/site';
import { type Node, properties, questionsOf, readGraph, subjectOf } from '../../support/structured';

const site = await startSite();
const documents = await commonDocuments();

/** The type of a page, the type of its subject, and the numbers of plans and questions. */
type Row = readonly [page: string, subject?: string, plans?: number, questions?: number];

/** By hand; a page without a row has a page type only. */
const rows: Partial<Record<PageId, Row>> = {
  home: ['WebPage', 'Organization'],
  contact: ['ContactPage', 'Organization'],
  'ocr-document-pro': ['WebPage', 'SoftwareApplication', 3],
  'nfse-extraction': ['FAQPage', 'WebAPI', 4, 3],
  'invoice-extraction': ['FAQPage', 'WebAPI', 4, 3],
  'barcode-extractor': ['WebPage', 'WebAPI', 4],
  'nano-banana-api': ['WebPage', 'WebAPI', 4],
  'ai-agents': ['WebPage', 'Service'],
  'ai-consulting': ['FAQPage', 'Service', 0, 3],
  'ai-extractor-api': ['WebPage', 'Service'],
  'process-automation': ['FAQPage', 'Service', 0, 4],
  'data-engineering': ['WebPage', 'Service'],
  'website-development': ['FAQPage', 'Service', 0, 3],
  'lead-capture-tool': ['FAQPage', 'Service', 0, 3],
  'affiliate-link-generator': ['FAQPage', 'Service', 3, 4],
  'landing-page-imobiliaria': ['FAQPage', 'Service', 3, 4],
  'landing-page-consultoria': ['WebPage', 'Service', 3],
  'landing-page-eventos': ['FAQPage', 'Service', 3, 4],
  'landing-page-locadora': ['FAQPage', 'Service', 3, 4],
  'landing-page-advogados': ['FAQPage', 'Service', 0, 3],
  'photo-restoration': ['WebPage', 'Service'],
};

const stepOf = ({ breadcrumb }: Node) =>
  (breadcrumb as { itemListElement: { name: string }[] } | undefined)?.itemListElement.at(-1)?.name;

/** The price on the card of a plan in the form of structured data. */
const priceIn = (shown: string) => {
  const [, currency = '', figure = ''] = /(R\$|US\$|\$)\s?([\d.,]+)/.exec(shown) ?? [];
  // The mark before the last two digits separates the cents, the others the thousands.
  const [whole = '', cents = '00'] = figure.split(/[.,](?=\d\d$)/);
  return {
    price: Number(`${whole.replace(/[.,]/g, '')}.${cents}`),
    priceCurrency: currency === 'R$' ? 'BRL' : 'USD',
  };
};

const monthly = /por mês|a month/;

const offersOn = ($: CheerioAPI) =>
  $('.plan, .ocr__plan')
    // The plans of landing pages, which the page about websites shows, are those of another offer.
    .filter((_at, card) => $(card).find('a[href*="sourcePage=landing-page&"]').length === 0)
    .toArray()
    .map((card) => {
      const shown = $(card).find('p').first().text();
      const price = priceIn(shown);
      // Plans of the marketplace have its address.
      const url = $(card).find('a[href^="https:"]').attr('href');
      return {
        '@type': 'Offer',
        name: $(card).find('h3 > :first-child').text(),
        ...(monthly.test(shown)
          ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' } }
          : price),
        ...(url && { url }),
      };
    });

const validator = new Validator();

describe.each(documents)('%s', (_title, { page, lang, address, $ }) => {
  const [agency, website, own] = readGraph($);
  const [type, subject, plans = 0, questions = 0] = rows[page] ?? ['WebPage'];

  test('has structured data of agency, site, page type and subject', () => {
    expect([agency['@type'], website['@type'], own['@type']]).toEqual([
      'Organization',
      'WebSite',
      type,
    ]);
    const about = subjectOf(own);
    const node = about?.['@id'] === agency['@id'] ? agency : about;
    expect(node?.['@type']).toBe(subject);
    expect(questionsOf(own)).toHaveLength(questions);
    if (plans > 0 || subject === 'Service')
      expect(about?.['provider']).toEqual({ '@id': agency['@id'] });
  });

  test('has the plans of the page with their shown prices in structured data', () => {
    const about = subjectOf(own);
    const offers = offersOn($);
    expect(offers).toHaveLength(plans);
    expect(about?.['offers'] ?? []).toEqual(offers);
    if (plans > 0) expect(about?.['name']).toBe(stepOf(own));
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
    expect(texts).toHaveLength($('details[name=question]').length * 2);
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
