import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPageParams, writePageParams } from '../../shared/pageParams';
import { parameters } from '../support/arbitraries/queries';

const contact = (query: string) => readPageParams('contact', query);

describe('contact reads only what it declares', () => {
  test.each([
    ['', {}],
    ['?', {}],
    ['?sourcePage=%2Fen', { sourcePage: '/en' }],
    ['?sourcePage=%2fpt%2fcontact', { sourcePage: '/pt/contact' }],
    ['?sourcePage=telegram-manager', { sourcePage: 'telegram-manager' }],
    ['?sourcePage=nano-banana-api&utm_source=x', { sourcePage: 'nano-banana-api' }],
    ['?utm_source=x&lang=pt&text=secret', {}],
    // Values that are not on the list are as if absent.
    ['?sourcePage=', {}],
    ['?sourcePage=/nowhere', {}],
    ['?sourcePage=__proto__', {}],
    ['?sourcePage=constructor', {}],
    ['?sourcePage=<script>', {}],
    ['?sourcepage=%2Fen', {}],
    ['?sourcePage=%2FEN', {}],
    ['?sourcePage[]=%2Fen', {}],
    ['?sourcePage=%zz', {}],
    // Of a repeated key the first counts.
    ['?sourcePage=%2Fen&sourcePage=%2Fpt', { sourcePage: '/en' }],
    ['?sourcePage=x&sourcePage=%2Fpt', {}],
  ])('%s', (query, params) => {
    expect(contact(query)).toEqual(params);
  });

  test('the aliases of landing pages and offers without a page are sources', () => {
    for (const alias of [
      'nano-banana-api',
      'landing-page-imobiliaria',
      'landing-page-consultoria',
      'landing-page-eventos',
      'landing-page-locadora',
      'telegram-manager',
      'whatsapp-bot',
      'shopee-deal-hunter',
    ])
      expect(contact(`?sourcePage=${alias}`)).toEqual({ sourcePage: alias });
  });
});

describe('a plan counts only with a source whose offer has it', () => {
  const affiliate = 'affiliate-link-generator';
  test.each([
    ['?plan=Basic', {}],
    ['?sourcePage=%2Fen&plan=Basic', { sourcePage: '/en' }],
    // The plans of the landing pages, which its price cards lead to contact with.
    ['?sourcePage=%2Fpt&plano=Premium', { sourcePage: '/pt', plano: 'Premium' }],
    ['?sourcePage=ai-agents&plan=Basic', { sourcePage: 'ai-agents' }],
    ['?sourcePage=x&plan=Basic', {}],
    ['?sourcePage=ocr-document-pro&plan=Basic', { sourcePage: 'ocr-document-pro', plan: 'Basic' }],
    [
      '?sourcePage=ocr-document-pro&plano=Basic',
      { sourcePage: 'ocr-document-pro', plano: 'Basic' },
    ],
    ['?sourcePage=ocr-document-pro&plan=Mega', { sourcePage: 'ocr-document-pro' }],
    ['?sourcePage=ocr-document-pro&plan=basic', { sourcePage: 'ocr-document-pro' }],
    [`?sourcePage=${affiliate}&plan=iniciante`, { sourcePage: affiliate, plan: 'iniciante' }],
    [`?sourcePage=${affiliate}&plan=Expert`, { sourcePage: affiliate, plan: 'Expert' }],
    [
      '?plano=Profissional&sourcePage=landing-page-eventos',
      { sourcePage: 'landing-page-eventos', plano: 'Profissional' },
    ],
    ['?sourcePage=ai-agents&plan=__proto__', { sourcePage: 'ai-agents' }],
    // One plan at most.
    [
      '?sourcePage=ocr-document-pro&plano=Enterprise&plan=Basic',
      { sourcePage: 'ocr-document-pro', plan: 'Basic' },
    ],
    [
      '?sourcePage=ocr-document-pro&plan=nonsense&plano=Basic',
      { sourcePage: 'ocr-document-pro', plano: 'Basic' },
    ],
  ])('%s', (query, params) => {
    expect(contact(query)).toEqual(params);
  });
});

describe('other pages', () => {
  test('the policy declares a language and nothing else', () => {
    expect(readPageParams('privacy-policy', '?lang=pt&sourcePage=%2Fen')).toEqual({ lang: 'pt' });
    expect(readPageParams('privacy-policy', '?lang=de')).toEqual({});
    expect(readPageParams('privacy-policy', '?lang=xx&lang=pt')).toEqual({});
  });

  test('home declares nothing', () => {
    expect(readPageParams('home', '?lang=pt&sourcePage=%2Fen&plan=Basic')).toEqual({});
  });
});

test('what was read is written as a query that reads the same', () => {
  fc.assert(
    fc.property(parameters, (pairs) => {
      const params = contact(`?${new URLSearchParams(pairs)}`);
      expect(contact(writePageParams(params))).toEqual(params);
    }),
    { numRuns: 1000 },
  );
});

test('nothing allowed is no query', () => {
  expect(writePageParams({})).toBe('');
});
