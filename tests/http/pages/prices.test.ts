import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const market = (api: string) => `https://market.example/${api}/pricing`;

const site = await startSite({ environment: { MARKETPLACE_URL: 'https://market.example/' } });

const affiliate = (lang: string, page: string) =>
  `/${lang}/contact?sourcePage=%2F${lang}%2F${page}&plan={iniciante,profissional,especialista}`;

const landing = (trade: string) => `/pt/contact?sourcePage=landing-page-${trade}&plano={}`;

const ocr = (lang: string, page: string, name: string) =>
  `/${lang}/contact?sourcePage=%2F${lang}%2F${page}&${name}={}`;

const landingPlans = (support = '6 meses de suporte') => `
  Essencial | R$ 350 pela página … | Entrega em 7 dias | 2 rodadas de ajuste | Escolher Plano
  Profissional Recomendado | R$ 800 pela página … | Entrega em 5 dias | 4 rodadas de ajuste | Escolher Plano
  Premium | R$ 1.500 pela página … | Entrega em 3 dias | Rodadas de ajuste combinadas no orçamento | ${support} | Escolher Plano`;

const readerPlans = (free: number, button: string) => `
  Free | $0 a month | ${free} requests a month | Hard limit: further requests are refused | ${button}
  Basic | $10 a month | 100 requests a month | $0.100 per included request | $0.09 per extra request | Choose Basic
  Ultra | $25 a month | 350 requests a month | $0.071 per included request | $0.08 per extra request | Choose Ultra
  Mega Recommended above 1,600 requests | $50 a month | 600 requests a month | $0.083 per included request | $0.075 per extra request | Choose Mega`;

const readerPlansPt = (free: number, button: string) => `
  Free | US$ 0 por mês | ${free} requisições por mês | Limite fixo: acima dele, a requisição é recusada | ${button}
  Basic | US$ 10 por mês | 100 requisições por mês | US$ 0,100 por requisição incluída | US$ 0,09 por requisição excedente | Escolher Basic
  Ultra | US$ 25 por mês | 350 requisições por mês | US$ 0,071 por requisição incluída | US$ 0,08 por requisição excedente | Escolher Ultra
  Mega Recomendado acima de 1.600 requisições | US$ 50 por mês | 600 requisições por mês | US$ 0,083 por requisição incluída | US$ 0,075 por requisição excedente | Escolher Mega`;

/**
 * From the specification, by hand: a line for each plan of a page, where … stands for any words, and the link of its
 * button, where {} stands for the plan.
 */
const plans: readonly [address: string, cards: string, href: string][] = [
  ['/en/products/nfse-extraction', readerPlans(20, 'Start free'), market('nfse')],
  ['/pt/extracao-dados-nfse', readerPlansPt(20, 'Começar grátis'), market('nfse')],
  ['/en/products/invoice-extraction', readerPlans(10, 'Choose Free'), market('invoice')],
  ['/pt/extrator-notas-fiscais', readerPlansPt(10, 'Escolher Free'), market('invoice')],
  [
    '/en/products/barcode-extractor',
    `Free | $0.00 a month | 20 requests a month | Hard limit: further requests are refused | Up to 10 requests per hour | Choose This Plan
     Basic | $4.00 a month | 6,000 requests a month | $0.00067 per included request | $0.0005 per extra request | Upgrade Plan
     Ultra | $7.00 a month | 13,000 requests a month | $0.00054 per included request | $0.0004 per extra request | Upgrade Plan
     Mega Recommended above 42,000 requests | $15.00 a month | 30,000 requests a month | $0.00050 per included request | $0.0003 per extra request | Upgrade Plan`,
    market('barcode'),
  ],
  [
    '/pt/extrator-codigo-barras-qrcode',
    `Free | US$ 0,00 por mês | 20 requisições por mês | Limite fixo: acima dele, a requisição é recusada | Até 10 requisições por hora | Escolher este plano
     Basic | US$ 4,00 por mês | 6.000 requisições por mês | US$ 0,00067 por requisição incluída | US$ 0,0005 por requisição excedente | Assinar este plano
     Ultra | US$ 7,00 por mês | 13.000 requisições por mês | US$ 0,00054 por requisição incluída | US$ 0,0004 por requisição excedente | Assinar este plano
     Mega Recomendado acima de 42.000 requisições | US$ 15,00 por mês | 30.000 requisições por mês | US$ 0,00050 por requisição incluída | US$ 0,0003 por requisição excedente | Assinar este plano`,
    market('barcode'),
  ],
  [
    '/nano-banana-api?lang=en',
    `Basic | $0.00 a month | 2 requests a month | 2,600 tokens a month | Choose Basic
     Pro | $10.00 a month | 80 requests a month | 103,200 tokens a month | $0.125 per included request | Choose Pro
     Ultra Most popular | $20.00 a month | 168 requests a month | 216,720 tokens a month | $0.119 per included request | Choose Ultra
     Mega | $50.00 a month | 416 requests a month | 536,640 tokens a month | $0.120 per included request | Choose Mega`,
    market('image'),
  ],
  [
    '/nano-banana-api?lang=pt',
    `Basic | US$ 0,00 por mês | 2 requisições por mês | 2.600 tokens por mês | Escolher Basic
     Pro | US$ 10,00 por mês | 80 requisições por mês | 103.200 tokens por mês | US$ 0,125 por requisição incluída | Escolher Pro
     Ultra Mais popular | US$ 20,00 por mês | 168 requisições por mês | 216.720 tokens por mês | US$ 0,119 por requisição incluída | Escolher Ultra
     Mega | US$ 50,00 por mês | 416 requisições por mês | 536.640 tokens por mês | US$ 0,120 por requisição incluída | Escolher Mega`,
    market('image'),
  ],
  [
    '/en/products/ocr-document-pro',
    `Basic | $19 a month | 100 documents a month | … | Get Started… | …
     Professional Most popular | $49 a month | 500 documents a month | … | Get Started… | …
     Enterprise | $129 a month | Unlimited documents | … | Get Started… | …`,
    ocr('en', 'products%2Focr-document-pro', 'plan'),
  ],
  [
    '/pt/ocr-reconhecimento-texto-documentos',
    `Basic | R$ 29 por mês | 100 documentos por mês | … | … | …
     Professional Mais popular | R$ 79 por mês | 500 documentos por mês | … | … | …
     Enterprise | R$ 199 por mês | Documentos ilimitados | … | … | …`,
    ocr('pt', 'ocr-reconhecimento-texto-documentos', 'plano'),
  ],
  [
    '/en/services/affiliate-link-generator',
    `Beginner | $49.90 a month | Up to 100 links a month, about 3 a day | Posts to | …
     Professional | $89.90 a month | Unlimited links | Posts to | …
     Expert | $149.90 a month | Unlimited links | Posts to | …`,
    affiliate('en', 'services%2Faffiliate-link-generator'),
  ],
  [
    '/pt/gerador-links-afiliados-automatico',
    `Iniciante | R$ 49,90 por mês | Até 100 links por mês, uns 3 por dia | Posta no | …
     Profissional | R$ 89,90 por mês | Links ilimitados | Posta no | …
     Especialista | R$ 149,90 por mês | Links ilimitados | Posta no | …`,
    affiliate('pt', 'gerador-links-afiliados-automatico'),
  ],
  ['/pt/landing-page-imobiliaria-captacao-leads', landingPlans(), landing('imobiliaria')],
  ['/pt/landing-page-consultoria-empresarial', landingPlans(), landing('consultoria')],
  [
    '/pt/landing-page-eventos-inscricoes',
    landingPlans('Suporte durante o evento'),
    landing('eventos'),
  ],
  ['/pt/landing-page-locadora-veiculos', landingPlans(), landing('locadora')],
];

/** The expected texts of a card: the whole part, or the text before …. */
const expectedCard = (line: string) =>
  line
    .trim()
    .split(' | ')
    .map((part) => (part.endsWith('…') ? expect.stringContaining(part.slice(0, -1)) : part));

test.each(plans)('%s shows each plan with its price, limits and link', async (...row) => {
  const [address, cards, href] = row;
  const { $, texts } = await site.read(address);
  $('.plan .visually-hidden').remove();
  const shown = $('.plan').toArray();
  // The mark of a plan follows its name in the rows.
  for (const mark of $('.plan__mark').toArray())
    $(mark).next('h3').append(' ', $(mark).remove().text());
  const lines = cards.trim().split('\n').map(expectedCard);
  expect(shown.map((card) => texts($(card).find('h3, p, li, a')))).toEqual(lines);
  const [, before = href, ids] = /^(.*)\{(.*)\}$/.exec(href) ?? [];
  const names = ids?.split(',') ?? lines.map(() => '');
  expect(shown.map((card) => $(card).find('a').attr('href'))).toEqual(
    lines.map(([name], at) => before + (ids === '' ? String(name).split(' ')[0] : names[at])),
  );
});

test('the website page shows six pages with their terms, in Portuguese plans too', async () => {
  const portuguese = await site.read('/pt/desenvolvimento-websites-profissionais');
  const english = await site.read('/en/services/website-development');
  for (const [{ values, texts }, terms] of [
    [portuguese, 'Página pronta: a partir de R$ 350, em 3 a 7 dias'],
    [english, 'Ready-made: from R$350, in 3–7 days'],
  ] as const) {
    expect(values('#portfolio li a', 'href')).toHaveLength(6);
    expect(texts('#portfolio li .small').filter((text) => text === terms)).toHaveLength(4);
  }
  expect(portuguese.texts('.plan__price strong')).toEqual(['R$ 350', 'R$ 800', 'R$ 1.500']);
  expect(portuguese.values('.plan a', 'href')).toEqual(
    ['Essencial', 'Profissional', 'Premium'].map(
      (plan) => `/pt/contact?sourcePage=landing-page&plano=${plan}`,
    ),
  );
  expect(english.texts('.plan')).toEqual([]);
});
