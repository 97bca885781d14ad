import type { MarketplaceProduct } from '../../shared/site';

/** Where each document is, and the page that it is about: by hand. */
export const openApiRows = [
  ['nfse-extraction', 'en', '/openapi/nfse-extraction.json', '/en/products/nfse-extraction'],
  ['nfse-extraction', 'pt', '/openapi/pt/nfse-extraction.json', '/pt/extracao-dados-nfse'],
  [
    'invoice-extraction',
    'en',
    '/openapi/invoice-extraction.json',
    '/en/products/invoice-extraction',
  ],
  ['invoice-extraction', 'pt', '/openapi/pt/invoice-extraction.json', '/pt/extrator-notas-fiscais'],
  ['barcode-extractor', 'en', '/openapi/barcode-extractor.json', '/en/products/barcode-extractor'],
  [
    'barcode-extractor',
    'pt',
    '/openapi/pt/barcode-extractor.json',
    '/pt/extrator-codigo-barras-qrcode',
  ],
  ['nano-banana-api', 'en', '/openapi/nano-banana-api.json', '/nano-banana-api?lang=en'],
  ['nano-banana-api', 'pt', '/openapi/pt/nano-banana-api.json', '/nano-banana-api?lang=pt'],
] as const;

/** What each API takes, answers with and refuses, by hand. */
export const documentedApis: Record<
  MarketplaceProduct,
  {
    operations: Record<string, string>;
    takes: string[];
    enough: object[];
    refused: object[];
    answers: string;
    fields: number;
    some: Record<string, unknown>;
    statuses: string[];
  }
> = {
  'nfse-extraction': {
    operations: { '/nfse': 'readNfse' },
    takes: ['base64', 'fileUrl', 'password'],
    enough: [
      { base64: 'JVBERi0xLjQK' },
      { fileUrl: 'https://files.example.com/a.xml', password: 'a' },
    ],
    refused: [
      {},
      { password: 'a' },
      { fileUrl: 'a.pdf' },
      { fileUrl: 1 },
      { base64: 'JVBERi0xLjQK', fileUrl: 'https://files.example.com/a.xml' },
    ],
    answers: 'application/json',
    // 31 that hold a value, `status`, `data` and `tributes`.
    fields: 34,
    some: {
      'data.cnpjProvider': ['string', 'null'],
      'data.tributes': 'object',
      'data.tributes.issAliquot': ['number', 'null'],
    },
    statuses: ['2XX', '400', '4XX', '500', '5XX'],
  },
  'invoice-extraction': {
    operations: { '/extract': 'readInvoice' },
    takes: ['file', 'fileFormat', 'fileUrl', 'maxPages'],
    enough: [
      { file: 'JVBERi0xLjQK', fileFormat: 'png' },
      { fileUrl: 'https://files.example.com/a.tiff' },
    ],
    refused: [
      {},
      { file: 'JVBERi0xLjQK' },
      { file: 'JVBERi0xLjQK', fileFormat: 'tiff' },
      { fileUrl: 'https://files.example.com/a.pdf', maxPages: 81 },
      { fileUrl: 'https://files.example.com/a.pdf', maxPages: 1.5 },
      { fileUrl: 'https://files.example.com/a.pdf', maxPages: 0 },
      { fileUrl: 'https://files.example.com/a.pdf', fileFormat: 'pdf' },
      {
        file: 'JVBERi0xLjQK',
        fileFormat: 'pdf',
        fileUrl: 'https://files.example.com/a.pdf',
      },
    ],
    answers: 'application/json',
    fields: 30,
    some: {
      costumer: ['string', 'null'],
      destinyCountry: ['string', 'null'],
      'bankInfo.iban': ['string', 'null'],
      attachments: 'array',
    },
    statuses: ['2XX', '4XX', '5XX'],
  },
  'barcode-extractor': {
    operations: { '/extract-codes': 'readCodes' },
    takes: ['file', 'fileUrl', 'password', 'maxPages'],
    enough: [
      { file: 'JVBERi0xLjQK' },
      { fileUrl: 'https://files.example.com/a.pdf', maxPages: 14 },
    ],
    refused: [
      {},
      { maxPages: 10 },
      { file: 'JVBERi0xLjQK', maxPages: 0 },
      { file: 'JVBERi0xLjQK', fileUrl: 'https://files.example.com/a.pdf' },
    ],
    answers: 'application/json',
    fields: 13,
    some: {
      'data.codes': 'array',
      'data.codes[].type': 'string',
      'data.codes[].position.width': 'integer',
      'data.processedPages': 'integer',
    },
    statuses: ['2XX', '4XX', '5XX'],
  },
  'nano-banana-api': {
    operations: { '/generate': 'generateImage', '/edit': 'editImage' },
    takes: ['prompt'],
    enough: [{ prompt: 'A café' }],
    refused: [{}, { prompt: null }],
    answers: 'image/png',
    fields: 0,
    some: {},
    statuses: ['2XX', '4XX', '5XX'],
  },
};
