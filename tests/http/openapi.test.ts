import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { openApiAddresses } from '../../server/openapi/addresses';
import { openApiPath } from '../../shared/openapi';
import type { MarketplaceProduct } from '../../shared/site';
import { parseHtml } from '../support/html';
import { faultsOf, innerSchemas, readOpenApi, type Schema, textsOf } from '../support/openApi';
import { siteOrigin, startSite } from '../support/site';

const site = await startSite({ warm: false });

const addresses = [
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
const apis: Record<
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
    refused: [{}, { password: 'a' }, { fileUrl: 'a.pdf' }, { fileUrl: 1 }],
    answers: 'application/json',
    // 31 that hold a value, `status`, `data` and `tributes`.
    fields: 34,
    some: {
      'data.cnpjProvider': ['string', 'null'],
      'data.tributes': 'object',
      'data.tributes.issAliquot': ['number', 'null'],
    },
    statuses: ['2XX', '400', '500'],
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
    ],
    answers: 'application/json',
    fields: 30,
    some: {
      costumer: ['string', 'null'],
      destinyCountry: ['string', 'null'],
      'bankInfo.iban': ['string', 'null'],
      attachments: 'array',
    },
    statuses: ['2XX', 'default'],
  },
  'barcode-extractor': {
    operations: { '/extract-codes': 'readCodes' },
    takes: ['file', 'fileUrl', 'password', 'maxPages'],
    enough: [
      { file: 'JVBERi0xLjQK' },
      { fileUrl: 'https://files.example.com/a.pdf', maxPages: 14 },
    ],
    refused: [{}, { maxPages: 10 }],
    answers: 'application/json',
    fields: 13,
    some: {
      'data.codes': 'array',
      'data.codes[].type': 'string',
      'data.codes[].position.width': 'integer',
      'data.processedPages': 'integer',
    },
    statuses: ['2XX', 'default'],
  },
  'nano-banana-api': {
    operations: { '/generate': 'generateImage', '/edit': 'editImage' },
    takes: ['prompt'],
    enough: [{ prompt: 'A café' }],
    refused: [{}, { prompt: null }],
    answers: 'image/*',
    fields: 0,
    some: {},
    statuses: ['2XX', 'default'],
  },
};

const documents = await Promise.all(
  addresses.map(async ([id, lang, address, page]) => {
    const answer = await site.ask(address);
    return [address, { id, lang, page, answer, document: readOpenApi(answer) }] as const;
  }),
);

test('there are eight, at the addresses that are published', () => {
  expect(addresses.map(([id, lang]) => openApiPath(id, lang))).toEqual(
    addresses.map(([, , address]) => address),
  );
  expect(openApiAddresses().sort()).toEqual(addresses.map(([, , address]) => address).sort());
});

describe.each(documents)('%s', (address, { id, lang, page, answer, document }) => {
  const wanted = apis[id];
  const operations = Object.values(document.paths).map(({ post }) => post);
  const said = textsOf(document);

  test('is JSON that programs of any origin may read', () => {
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json(;|$)/);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.headers['content-language']).toBe({ en: 'en', pt: 'pt-BR' }[lang]);
  });

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has the operations, statuses and types that are documented', () => {
    expect(
      Object.fromEntries(
        Object.entries(document.paths).map(([path, { post }]) => [path, post.operationId]),
      ),
    ).toEqual(wanted.operations);
    for (const { responses } of operations) {
      expect(Object.keys(responses).sort()).toEqual(wanted.statuses);
      expect(Object.keys(responses['2XX']?.content ?? {})).toEqual([wanted.answers]);
      // Nothing says what the body of an error is.
      for (const status of wanted.statuses.slice(1))
        expect(responses[status]?.content).toBe(undefined);
    }
  });

  test('takes what is documented, and knows what is not', () => {
    const schema = operations[0]?.requestBody.content['application/json']?.schema as Schema;
    expect(Object.keys(schema.properties ?? {})).toEqual(wanted.takes);
    for (const body of wanted.enough) expect(faultsOf(schema, body)).toEqual([]);
    for (const body of wanted.refused)
      expect(faultsOf(schema, body), JSON.stringify(body)).not.toEqual([]);
  });

  test('answers with the documented fields', () => {
    const { schema } = operations[0]?.responses['2XX']?.content?.[wanted.answers] ?? {};
    const fields = new Map(
      schema ? innerSchemas(schema).filter(([path]) => path !== '' && !path.endsWith('[]')) : [],
    );
    expect(fields.size).toBe(wanted.fields);
    for (const [path, type] of Object.entries(wanted.some))
      expect(fields.get(path)?.['type'], path).toEqual(type);
    for (const [path, { description }] of fields) expect(description, path).toBeTruthy();
  });

  test('its examples are valid against its own schemas', () => {
    for (const { requestBody, responses } of operations) {
      const bodies = [requestBody, ...Object.values(responses)];
      for (const { schema, example } of bodies.flatMap(({ content }) =>
        Object.values(content ?? {}),
      )) {
        if (!schema) continue;
        expect(example).toBeTruthy();
        expect(faultsOf(schema, example)).toEqual([]);
        for (const [path, inner] of innerSchemas(schema))
          for (const one of (inner['examples'] as unknown[] | undefined) ?? [])
            expect(faultsOf(inner, one), path).toEqual([]);
      }
    }
  });

  test('says that origin, key and path are placeholders', () => {
    const placeholder = { en: /placeholder/, pt: /exemplo/ }[lang];
    expect(document.servers.map(({ url }) => url)).toEqual(['https://api.example.com']);
    expect(document.servers[0]?.description).toMatch(placeholder);
    const { key } = document.components.securitySchemes;
    expect(key).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Api-Key' });
    expect(key?.['description']).toMatch(placeholder);
    expect(document['security']).toEqual([{ key: [] }]);
    const path = {
      en: 'So is the path /extract-codes.',
      pt: 'O caminho /extract-codes também é exemplo.',
    };
    expect(document.info.description.includes(path[lang])).toBe(id === 'barcode-extractor');
  });

  test('says what is not documented, and promises nothing in its place', () => {
    const { responses } = operations[0] ?? {};
    const undocumented = {
      en: /errors .* are not documented yet/,
      pt: /erros .* não estão documentados/,
    };
    const none = responses?.['default']?.description ?? '';
    if (id === 'nfse-extraction') expect(document.info.description).not.toMatch(undocumented[lang]);
    else
      for (const text of [none, document.info.description])
        expect(text).toMatch(undocumented[lang]);
  });

  test('has every plan with its price and quota', () => {
    const plans = {
      'nfse-extraction': {
        en: ['$0 a', '20 r', '$0.09'],
        pt: ['US$\u00a00 p', '20 r', 'US$\u00a00,09'],
      },
      'invoice-extraction': { en: ['10 r', '$0.075'], pt: ['10 r', 'US$\u00a00,075'] },
      'barcode-extractor': { en: ['13,000 r', '$0.0003'], pt: ['13.000 r', 'US$\u00a00,0003'] },
      'nano-banana-api': { en: ['2,600 tokens', '416 r'], pt: ['2.600 tokens', '416 r'] },
    }[id][lang];
    for (const text of plans) expect(document.info.description).toContain(text);
    expect(document.info.description.match(/^- \*\*\w+\*\*: /gm)?.length).toBe(4);
  });

  test('is about its page, by absolute addresses that answer', async () => {
    expect(document.info.contact).toEqual({
      name: 'Jandaia',
      email: 'hello@example.com',
      url: siteOrigin + page,
    });
    expect(document['externalDocs']).toMatchObject({ url: siteOrigin + page });
    const links = [...document.info.description.matchAll(/\]\(([^)]+)\)/g)].map(
      ([, url = '']) => url,
    );
    expect(links.length).toBeGreaterThan(1);
    for (const link of [...links, siteOrigin + page].filter((url) => url.startsWith(siteOrigin)))
      expect((await site.ask(link.slice(siteOrigin.length))).status, link).toBe(200);
  });

  test('its page leads to it, for programs too', async () => {
    const $ = parseHtml((await site.ask(page)).body);
    const link = $('main a[rel="service-desc"]');
    expect(link.length).toBe(1);
    expect(link.attr('href')).toBe(address);
    expect(link.attr('type')).toBe('application/json');
    expect(link.text()).toContain('OpenAPI 3.1');
  });

  test('has no words of the other language', () => {
    // Marks that English lacks, and words that Portuguese does.
    const foreign = {
      en: /[ãõçáàâêíóôú]|ção\b/i,
      pt: /\b(the|and|of|is|are|with|which|your|from)\b/i,
    };
    expect(said.length).toBeGreaterThan(8);
    for (const text of said) expect(text).not.toMatch(foreign[lang]);
  });

  test('can be read apart from the page', () => {
    const elsewhere =
      /\b(below|above|this page|on the right|abaixo|acima(?! dele)|nesta página|desta página)\b/i;
    for (const text of said) expect(text).not.toMatch(elsewhere);
  });

  test('is of the same version in both languages', () => {
    const versions = documents
      .filter(([, one]) => one.id === id)
      .map(([, one]) => one.document.info.version);
    expect(new Set(versions).size).toBe(1);
    expect(document.info.version).toMatch(/^[0-9a-f]{12}$/);
  });
});

test.each(['/openapi', '/openapi/', '/openapi/nothing.json', '/openapi/en/nfse-extraction.json'])(
  '%s is no document',
  async (address) => expect((await site.ask(address)).status).toBe(404),
);
