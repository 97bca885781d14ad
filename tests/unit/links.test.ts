import { describe, expect, test } from 'vitest';
import { langs } from '../../shared/languages';
import {
  contactHref,
  counterparts,
  homeSections,
  href,
  offerHref,
  planHref,
  productAddress,
  sectionHref,
} from '../../shared/links';
import { offerIds } from '../../shared/offers';
import { isPage, pageIds, pageLangs, pageRow } from '../../shared/pages';
import { resolve } from '../../shared/resolve';

const read = (address: string) =>
  resolve({ method: 'GET', target: address.split('#', 1)[0] ?? '', preferred: () => 'en' });

describe('a link to a page', () => {
  test.each(pageIds)('%s leads to the page itself, in the reader’s language', (page) => {
    for (const lang of pageLangs(page)) {
      expect(read(href(page, lang))).toMatchObject({ kind: 'page', page, lang, negotiated: false });
    }
  });

  test('spells its parameters in one order, encoded', () => {
    expect(href('contact', 'en', { sourcePage: '/en' })).toBe('/en/contact?sourcePage=%2Fen');
    expect(contactHref('pt', { sourcePage: 'ocr-document-pro', plano: 'Basic' })).toBe(
      '/pt/contact?sourcePage=ocr-document-pro&plano=Basic',
    );
  });

  test('names a plan by the word of its language', () => {
    const params = { sourcePage: '/x' };
    expect(planHref('Basic', 'en', params)).toBe('/en/contact?sourcePage=%2Fx&plan=Basic');
    expect(planHref('Basic', 'pt', params)).toBe('/pt/contact?sourcePage=%2Fx&plano=Basic');
  });

  test('carries the language where the page has one address for both', () => {
    expect(href('privacy-policy', 'pt')).toBe('/privacy-policy?lang=pt');
  });
});

describe('the language switch', () => {
  const switches = pageIds.flatMap((page) => pageLangs(page).map((lang) => [page, lang] as const));

  test.each(switches)('of %s in %s leads to the other language', (page, lang) => {
    const others = counterparts(page, lang);
    expect(others.map((other) => other.lang)).toEqual(langs.filter((other) => other !== lang));
    for (const { lang: other, href: address, samePage } of others) {
      expect(read(address)).toMatchObject({ lang: other, page: samePage ? page : 'home' });
      expect(samePage).toBe(pageRow(page).kind !== 'partial');
    }
  });

  test('twice leads back, with the same parameters', () => {
    const params = { sourcePage: 'nfse-extraction', plan: 'Ultra' };
    const hrefOf = (...of: Parameters<typeof counterparts>) => counterparts(...of)[0]?.href;
    expect(hrefOf('contact', 'en', params)).toBe(
      '/pt/contact?sourcePage=nfse-extraction&plan=Ultra',
    );
    expect(hrefOf('contact', 'pt', params)).toBe(href('contact', 'en', params));
    expect(hrefOf('privacy-policy', 'en', { lang: 'en' })).toBe('/privacy-policy?lang=pt');
  });
});

describe('an offer', () => {
  const all = offerIds.flatMap((offer) => langs.map((lang) => [offer, lang] as const));

  test.each(all)('%s in %s leads to its page, or else to contact in its name', (offer, lang) => {
    const decision = read(offerHref(offer, lang));
    const own = isPage(offer) && pageLangs(offer).includes(lang);
    expect(decision).toMatchObject(
      own
        ? { kind: 'page', page: offer, lang }
        : { kind: 'page', page: 'contact', lang, params: { sourcePage: offer } },
    );
  });
});

describe('addresses without a page of their own', () => {
  test('the menu names the sections of the home page, with their fragments', () => {
    expect(homeSections.map((section) => sectionHref(section, 'en'))).toEqual([
      '/en/products#products',
      '/en/services#services',
      '/en/about#about',
    ]);
    expect(sectionHref('about', 'pt')).toBe('/pt/about#about');
  });

  test('the Telegram manager is promised at an address that lands on the products', () => {
    expect(productAddress('telegram-manager', 'pt')).toBe('/pt/products/telegram-manager#products');
    expect(read(productAddress('telegram-manager', 'pt'))).toMatchObject({ location: '/pt' });
  });
});
