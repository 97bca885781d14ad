import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

/** Text as a reader sees it: one space for any, those that do not break included. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A plan as its card has it: the heading, the price, then every line of what it holds. */
type PlanRow = readonly [heading: string, price: string, ...points: string[]];

const readerPlansEn = (free: string): readonly PlanRow[] => [
  [
    'Free',
    '$0 a month',
    `${free} requests a month`,
    'Hard limit: further requests are refused',
    'Up to 1,000 requests per hour',
  ],
  ['Basic', '$10 a month', '100 requests a month', '$0.09 per extra request'],
  ['Ultra', '$25 a month', '350 requests a month', '$0.08 per extra request'],
  ['Mega Recommended', '$50 a month', '600 requests a month', '$0.075 per extra request'],
];

const readerPlansPt = (free: string): readonly PlanRow[] => [
  [
    'Free',
    'US$ 0 por mês',
    `${free} requisições por mês`,
    'Limite fixo: acima dele, a requisição é recusada',
    'Até 1.000 requisições por hora',
  ],
  ['Basic', 'US$ 10 por mês', '100 requisições por mês', 'US$ 0,09 por requisição excedente'],
  ['Ultra', 'US$ 25 por mês', '350 requisições por mês', 'US$ 0,08 por requisição excedente'],
  [
    'Mega Recomendado',
    'US$ 50 por mês',
    '600 requisições por mês',
    'US$ 0,075 por requisição excedente',
  ],
];

/** The plans of each API, written by hand from the specification in the writing of each language. */
const plans: readonly [address: string, buttons: readonly string[], rows: readonly PlanRow[]][] = [
  [
    '/en/products/nfse-extraction',
    ['Start free', 'Choose Basic', 'Choose Ultra', 'Choose Mega'],
    readerPlansEn('20'),
  ],
  [
    '/pt/extracao-dados-nfse',
    ['Começar grátis', 'Escolher Basic', 'Escolher Ultra', 'Escolher Mega'],
    readerPlansPt('20'),
  ],
  [
    '/en/products/invoice-extraction',
    ['Choose Free', 'Choose Basic', 'Choose Ultra', 'Choose Mega'],
    readerPlansEn('10'),
  ],
  [
    '/pt/extrator-notas-fiscais',
    ['Escolher Free', 'Escolher Basic', 'Escolher Ultra', 'Escolher Mega'],
    readerPlansPt('10'),
  ],
  [
    '/en/products/barcode-extractor',
    ['Choose This Plan', 'Upgrade Plan', 'Upgrade Plan', 'Upgrade Plan'],
    [
      [
        'Free',
        '$0.00 a month',
        '20 requests a month',
        'Hard limit: further requests are refused',
        'Up to 10 requests per hour',
      ],
      ['Basic', '$4.00 a month', '6,000 requests a month', '$0.0005 per extra request'],
      ['Ultra', '$7.00 a month', '13,000 requests a month', '$0.0004 per extra request'],
      [
        'Mega Recommended',
        '$15.00 a month',
        '30,000 requests a month',
        '$0.0003 per extra request',
      ],
    ],
  ],
  [
    '/pt/extrator-codigo-barras-qrcode',
    ['Escolher este plano', 'Fazer upgrade', 'Fazer upgrade', 'Fazer upgrade'],
    [
      [
        'Free',
        'US$ 0,00 por mês',
        '20 requisições por mês',
        'Limite fixo: acima dele, a requisição é recusada',
        'Até 10 requisições por hora',
      ],
      [
        'Basic',
        'US$ 4,00 por mês',
        '6.000 requisições por mês',
        'US$ 0,0005 por requisição excedente',
      ],
      [
        'Ultra',
        'US$ 7,00 por mês',
        '13.000 requisições por mês',
        'US$ 0,0004 por requisição excedente',
      ],
      [
        'Mega Recomendado',
        'US$ 15,00 por mês',
        '30.000 requisições por mês',
        'US$ 0,0003 por requisição excedente',
      ],
    ],
  ],
];

test.each(plans)('%s has its plans, to the letter', async (address, buttons, rows) => {
  const $ = parseHtml((await site.ask(address)).body);
  const cards = $('.plan').toArray();
  expect(
    cards.map((card) => [
      plain($(card).find('h3').text()),
      plain($(card).find('.plan__price').text()),
      ...$(card)
        .find('.plan__points li')
        .toArray()
        .map((point) => plain($(point).text())),
    ]),
  ).toEqual(rows);
  expect(
    cards.map((card) =>
      plain($(card).find('a').clone().children('.visually-hidden').remove().end().text()),
    ),
  ).toEqual(buttons);
});

/** What OCR Document Pro costs and claims. */
const ocr = [
  [
    '/en/products/ocr-document-pro',
    [
      ['Basic', '$19', '100 documents a month'],
      ['Professional Most popular', '$49', '500 documents a month'],
      ['Enterprise', '$129', 'Unlimited documents'],
    ],
    ['99.5%', '1M', '500'],
    ['Start Free Trial', 'View Demo', 'Get Started', 'over 99%', '99.9% uptime'],
  ],
  [
    '/pt/ocr-reconhecimento-texto-documentos',
    [
      ['Basic', 'R$ 29', '100 documentos por mês'],
      ['Professional Mais popular', 'R$ 79', '500 documentos por mês'],
      ['Enterprise', 'R$ 199', 'Documentos ilimitados'],
    ],
    ['99,5%', '1 milhão', '500'],
    ['Testar grátis', 'Ver demonstração', 'mais de 99%', '99,9% do tempo'],
  ],
] as const;

test.each(ocr)('%s has its plans and its numbers', async (address, rows, numbers, said) => {
  const $ = parseHtml((await site.ask(address)).body);
  const shown = $('.ocr__plan')
    .toArray()
    .map((plan) => {
      const lines = $(plan)
        .find('h3, p, p strong')
        .toArray()
        .map((line) => plain($(line).text()));
      return { plan, lines };
    });
  expect(shown).toHaveLength(rows.length);
  for (const [at, row] of rows.entries())
    for (const part of row) expect(shown[at]?.lines).toContain(part);
  expect(
    $('#numbers dd strong')
      .toArray()
      .map((number) => plain($(number).text())),
  ).toEqual(numbers);
  const text = plain($('main').text());
  for (const words of said) expect(text).toContain(words);
});

/** Names, limits and errors that stand in the documentation of each API, in a cell or a code of its own. */
const documented: readonly [address: string, said: readonly string[]][] = [
  [
    '/en/products/nfse-extraction',
    ['POST /nfse', 'base64', 'fileUrl', 'password', 'cofinsAliquot', 'csllValue', 'inssAliquot'],
  ],
  [
    '/pt/extracao-dados-nfse',
    ['POST /nfse', 'authorizationCode', 'otherInformations', 'zipCodeProvider', 'irrfValue'],
  ],
  [
    '/en/products/invoice-extraction',
    ['POST /extract', 'costumer', 'maxPages', 'swiftCode', 'iban', 'destinyCountry', 'attachments'],
  ],
  [
    '/pt/extrator-notas-fiscais',
    ['POST /extract', 'costumer', 'fileFormat', 'bankInfo', 'summary', 'identificationNumber'],
  ],
  [
    '/en/products/barcode-extractor',
    ['QR_CODE', 'CODE128', 'CODE39', 'EAN13', 'value', 'type', 'position', 'pageCount'],
  ],
  [
    '/pt/extrator-codigo-barras-qrcode',
    ['QR_CODE', 'CODE128', 'CODE39', 'EAN13', 'maxPages', 'password', 'processedPages'],
  ],
];

describe.each(documented)('%s documents', async (address, said) => {
  const $ = parseHtml((await site.ask(address)).body);
  // A name inside an object is written with its path before it.
  const names = $('main :is(code, th, td, dd, .field, figcaption, span, tspan, text)')
    .toArray()
    .map((element) => plain($(element).text()).split('.').at(-1));

  test.each(said)('%s', (name) => {
    expect(names).toContain(name);
  });
});

/** The limits that stand in sentences. A figure within a longer one would not be it. */
const limits: readonly [address: string, section: string, limit: string][] = [
  ['/en/products/invoice-extraction', '.invoice__facts', 'up to 80 pages'],
  ['/pt/extrator-notas-fiscais', '.invoice__facts', 'até 80 páginas'],
  ['/en/products/invoice-extraction', '.invoice__facts', 'PDF, JPG, PNG, TIFF'],
  ['/en/products/barcode-extractor', '#how', 'The first 10 pages, and no more'],
  ['/pt/extrator-codigo-barras-qrcode', '#how', 'As 10 primeiras páginas, e só'],
];

test.each(limits)('%s says in %s: %s', async (address, section, limit) => {
  const $ = parseHtml((await site.ask(address)).body);
  const said = $(section)
    .find('dd, h3')
    .toArray()
    .map((element) => plain($(element).text()));
  expect(said).toContain(limit);
});
