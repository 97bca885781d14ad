import { expect, test } from 'vitest';
import { findSource } from '../../shared/contact/sources';
import { readPageParams, writePageParams } from '../../shared/pageParams';

const contact = (query: string) => readPageParams('contact', query);

test.each<[query: string, params: object]>([
  ['', {}],
  ['?', {}],
  ['?sourcePage=%2fpt%2fcontact&utm_source=x', { sourcePage: 'contact' }],
  ['?utm_source=x&lang=pt&text=secret', {}],
  ['?sourcePage=%2FEN', {}],
  // The first of repeated keys counts.
  ['?sourcePage=%2Fen&sourcePage=%2Fpt%2Fcontact', { sourcePage: 'home' }],
  ['?sourcePage=x&sourcePage=%2Fpt', {}],
  // The aliases of landing pages, and offers without a page.
  ...[
    ...['nano-banana-api', 'landing-page-imobiliaria', 'landing-page-consultoria'],
    ...['landing-page-eventos', 'landing-page-locadora', 'telegram-manager', 'whatsapp-bot'],
    'shopee-deal-hunter',
  ].map((alias): [string, object] => [`?sourcePage=${alias}`, { sourcePage: alias }]),
])('contact ignores undeclared parameters and unknown values: "%s"', (query, params) => {
  expect(contact(query)).toEqual(params);
});

const plans = (sourcePage: string, query: string) => {
  const { sourcePage: source, ...plan } = contact(`?sourcePage=${sourcePage}&${query}`);
  expect(source).toBe(findSource(sourcePage));
  return plan;
};

test.each([
  ['/en', 'plan=Basic', {}],
  // Plans of landing pages are linked from the home page.
  ['/pt', 'plano=Premium', { plan: 'Premium' }],
  ['ai-agents', 'plan=Basic', {}],
  ['ai-agents', 'plan=__proto__', {}],
  ['ocr-document-pro', 'plan=Basic', { plan: 'Basic' }],
  ['ocr-document-pro', 'plano=Basic', { plan: 'Basic' }],
  ['ocr-document-pro', 'plan=Mega', {}],
  ['ocr-document-pro', 'plan=basic', {}],
  ['affiliate-link-generator', 'plan=iniciante', { plan: 'iniciante' }],
  ['affiliate-link-generator', 'plan=Expert', { plan: 'especialista' }],
  ['affiliate-link-generator', 'plano=Especialista', { plan: 'especialista' }],
  ['landing-page-eventos', 'plano=Profissional', { plan: 'Profissional' }],
  // One plan at most.
  ['ocr-document-pro', 'plano=Enterprise&plan=Basic', { plan: 'Basic' }],
  ['ocr-document-pro', 'plan=nonsense&plano=Basic', { plan: 'Basic' }],
])(
  'contact reads a plan only when the offer of its source has it: %s, %s',
  (source, query, plan) => {
    expect(plans(source, query)).toEqual(plan);
  },
);

test.each(['', '?plan=Basic', '?sourcePage=x&plan=Basic'])(
  'contact reads no plan without a known source: "%s"',
  (query) => {
    expect(contact(query)).toEqual({});
  },
);

test('the privacy policy reads its language only, and home reads nothing', () => {
  expect(readPageParams('privacy-policy', '?lang=pt&sourcePage=%2Fen')).toEqual({ lang: 'pt' });
  expect(readPageParams('privacy-policy', '?lang=xx&lang=pt')).toEqual({});
  expect(readPageParams('home', '?lang=pt&sourcePage=%2Fen&plan=Basic')).toEqual({});
});

test.each(['nfse-extraction', '/en/products/nfse-extraction', '/pt/extracao-dados-nfse'])(
  'contact reads the same from sourcePage=%s as from each other name of that page',
  (sourcePage) => {
    const query = new URLSearchParams({ sourcePage, plano: 'Mega' });
    expect(contact(`?${query}`)).toEqual({ sourcePage: 'nfse-extraction', plan: 'Mega' });
  },
);

test('writes parameters as a query that reads the same', () => {
  const params = contact(
    '?sourcePage=landing-page-advogados&subject=Or%C3%A7amento+Site+Jur%C3%ADdico',
  );
  expect(Object.keys(params)).toEqual(['sourcePage', 'subject']);
  expect(contact(writePageParams(params))).toEqual(params);
});
