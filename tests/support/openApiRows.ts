import type { MarketplaceProduct } from '../../shared/site';

const pages = [
  ['nfse-extraction', '/en/products/nfse-extraction', '/pt/extracao-dados-nfse'],
  ['invoice-extraction', '/en/products/invoice-extraction', '/pt/extrator-notas-fiscais'],
  ['barcode-extractor', '/en/products/barcode-extractor', '/pt/extrator-codigo-barras-qrcode'],
  ['nano-banana-api', '/nano-banana-api?lang=en', '/nano-banana-api?lang=pt'],
] as const;

/** The address of each document and of its page, by hand. */
export const openApiRows = pages.flatMap(
  ([id, en, pt]) =>
    [
      [id, 'en', `/openapi/${id}.json`, en],
      [id, 'pt', `/openapi/pt/${id}.json`, pt],
    ] as const,
);

const base64 = 'JVBERi0xLjQK';
const fileUrl = 'https://files.example.com/a.pdf';

/** Operations, accepted and rejected request bodies, and responses of each API, by hand. */
export const documentedApis: Record<
  MarketplaceProduct,
  {
    operations: Record<string, string>;
    takes: string[];
    enough: object[];
    refused: object[];
    /** Bodies that generated types reject too. */
    refusedByTypes: object[];
    answers: string;
    fields: number;
    some: Record<string, unknown>;
    statuses: string[];
    /** The date of its newest version: a change of its fields adds one to `changes` in shared/apis/. */
    version: string;
  }
> = {
  'nfse-extraction': {
    operations: { '/nfse': 'readNfse' },
    takes: ['base64', 'fileUrl', 'password'],
    enough: [{ base64 }, { fileUrl: 'https://files.example.com/a.xml', password: 'a' }],
    refused: [
      {},
      { password: 'a' },
      { fileUrl: 'a.pdf' },
      { fileUrl: 'ftp://example.com/a.pdf' },
      { base64: '' },
      { fileUrl: 1 },
      { base64, fileUrl: 'https://files.example.com/a.xml' },
    ],
    refusedByTypes: [
      { base64, fileUrl },
      { fileUrl: 1 },
      { base64, passwort: 'a' },
      { password: 'a' },
    ],
    answers: 'application/json',
    // 31 that hold a value, `status`, `data` and `tributes`.
    fields: 34,
    some: {
      'data.cnpjProvider': ['string', 'null'],
      'data.tributes': 'object',
      'data.tributes.issAliquot': ['number', 'null'],
    },
    statuses: ['200', '400', '500', 'default'],
    version: '2026-11-27',
  },
  'invoice-extraction': {
    operations: { '/extract': 'readInvoice' },
    takes: ['file', 'fileFormat', 'fileUrl', 'maxPages'],
    enough: [{ file: base64, fileFormat: 'png' }, { fileUrl: 'https://files.example.com/a.tiff' }],
    refused: [
      {},
      { file: base64 },
      { file: base64, fileFormat: 'tiff' },
      { fileUrl, maxPages: 81 },
      { fileUrl, maxPages: 1.5 },
      { fileUrl, maxPages: 0 },
      { fileUrl, fileFormat: 'pdf' },
      { file: base64, fileFormat: 'pdf', fileUrl },
    ],
    refusedByTypes: [
      { file: base64, fileFormat: 'pdf', fileUrl },
      { fileUrl, fileFormat: 'pdf' },
      { file: base64 },
      { file: base64, fileFormat: 'tiff' },
      { fileUrl, maxPages: '1' },
    ],
    answers: 'application/json',
    fields: 30,
    some: {
      costumer: ['string', 'null'],
      destinyCountry: ['string', 'null'],
      'bankInfo.iban': ['string', 'null'],
      attachments: 'array',
    },
    statuses: ['200', 'default'],
    version: '2026-11-27',
  },
  'barcode-extractor': {
    operations: { '/extract-codes': 'readCodes' },
    takes: ['file', 'fileUrl', 'password', 'maxPages'],
    enough: [{ file: base64 }, { fileUrl, maxPages: 14 }],
    refused: [{}, { maxPages: 10 }, { file: base64, maxPages: 0 }, { file: base64, fileUrl }],
    refusedByTypes: [{ file: base64, fileUrl }, { maxPages: 10 }, { fileUrl, page: 1 }],
    answers: 'application/json',
    fields: 13,
    some: {
      'data.codes': 'array',
      'data.codes[].type': 'string',
      'data.codes[].position.width': 'integer',
      'data.processedPages': 'integer',
    },
    statuses: ['200', 'default'],
    version: '2026-11-27',
  },
  'nano-banana-api': {
    operations: { '/generate': 'generateImage', '/edit': 'editImage' },
    takes: ['prompt'],
    enough: [{ prompt: 'A café' }],
    refused: [{}, { prompt: null }, { prompt: '' }, { prompt: 'A café', size: '1024' }],
    refusedByTypes: [{ prompt: null }, { prompt: 'A café', size: '1024' }],
    answers: 'image/png',
    fields: 0,
    some: {},
    statuses: ['200', 'default'],
    version: '2026-11-27',
  },
};
