import { expect, test } from 'vitest';
import { alternatesOf } from '../../shared/alternates';
import { dollars, formatList, formatNumber, formatPrice } from '../../shared/format';
import { openApiPath } from '../../shared/openapi';

test('writes a price with the sign and the separators of the language', () => {
  const { en, pt } = dollars(1234.5, 2);
  expect(formatPrice(en, 'en')).toBe('$1,234.50');
  expect(formatPrice(pt, 'pt')).toBe('US$\u00a01.234,50');
  expect(formatPrice({ amount: 1500, currency: 'BRL' }, 'pt')).toBe('R$\u00a01.500');
  expect(formatNumber(0.0005, 'pt', 4)).toBe('0,0005');
  expect(formatNumber(12_000, 'en')).toBe('12,000');
});

test('joins names as in a sentence', () => {
  expect(formatList(['PDF', 'JPG', 'PNG'], 'en')).toBe('PDF, JPG and PNG');
  expect(formatList(['PDF', 'JPG', 'PNG'], 'pt', 'or')).toBe('PDF, JPG ou PNG');
  expect(formatList(['PDF'], 'en')).toBe('PDF');
});

test.each([
  ['contact', { en: '/en/contact', 'pt-BR': '/pt/contact', 'x-default': '/en/contact' }],
  [
    'privacy-policy',
    {
      en: '/privacy-policy?lang=en',
      'pt-BR': '/privacy-policy?lang=pt',
      'x-default': '/privacy-policy',
    },
  ],
  ['home', { en: '/en', 'pt-BR': '/pt', 'x-default': '/' }],
  ['photo-restoration', {}],
] as const)('lists the language alternates of %s', (page, expected) => {
  expect(Object.fromEntries(alternatesOf(page))).toEqual(expected);
});

test('puts the language into the address of an OpenAPI document unless it is English', () => {
  expect(openApiPath('nfse-extraction', 'en')).toBe('/openapi/nfse-extraction.json');
  expect(openApiPath('nfse-extraction', 'pt')).toBe('/openapi/pt/nfse-extraction.json');
});
