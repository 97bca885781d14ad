import { describe, expect, test } from 'vitest';
import { faultsOf, readOpenApis, type Schema } from '../../support/openApi';
import { documentedApis, openApiRows } from '../../support/openApiRows';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();
const documents = await readOpenApis(site);
const llms = (await site.http.get('/llms.txt')).text;

/** The address of each page as Markdown, by hand. */
const markdown = {
  '/en/products/nfse-extraction': '/en/products/nfse-extraction.md',
  '/pt/extracao-dados-nfse': '/pt/extracao-dados-nfse.md',
  '/en/products/invoice-extraction': '/en/products/invoice-extraction.md',
  '/pt/extrator-notas-fiscais': '/pt/extrator-notas-fiscais.md',
  '/en/products/barcode-extractor': '/en/products/barcode-extractor.md',
  '/pt/extrator-codigo-barras-qrcode': '/pt/extrator-codigo-barras-qrcode.md',
  '/nano-banana-api?lang=en': '/en/nano-banana-api.md',
  '/nano-banana-api?lang=pt': '/pt/nano-banana-api.md',
};

/** The sample document that a request names. */
const sampleUrls: Record<string, string> = {
  'nfse-extraction': 'nfse-1042.pdf',
  'invoice-extraction': 'invoice-0318.pdf',
  'barcode-extractor': 'delivery-1042.pdf',
};

/** A body that the document of an API takes names the sample of its language, if it names a document. */
const expectCall = (body: Record<string, unknown>, id: string, lang: string, schema: Schema) => {
  expect(faultsOf(schema, body)).toEqual([]);
  const sample = sampleUrls[id];
  expect(body['fileUrl']).toBe(sample && `${siteOrigin}/samples/${lang}/${sample}`);
};

describe.each(documents)('%s', (address, { id, lang, page, document }) => {
  const folder = lang === 'en' ? '' : 'pt/';
  const operations = Object.entries(document.paths);
  const schemaOf = (at: number) =>
    operations[at]?.[1].post.requestBody.content['application/json']?.schema ?? {};

  test('is named in the head of its page, as is the page as Markdown', async () => {
    const { $ } = await site.read(page);
    expect($('head link[rel="service-desc"]').attr()).toEqual({
      rel: 'service-desc',
      href: address,
      type: 'application/json',
    });
    expect($('head link[type="text/markdown"]').attr()).toEqual({
      rel: 'alternate',
      href: markdown[page],
      type: 'text/markdown',
    });
  });

  test('has tools for language models that refuse what the API refuses, without alternatives at the top of their schemas', async () => {
    const file = `/tools/${folder}${id}.tools.json`;
    const { body: tools } = await site.http.get(file).expect('Access-Control-Allow-Origin', '*');
    expect(tools).toHaveLength(operations.length);
    for (const [at, tool] of tools.entries()) {
      const { name, description, input_schema: schema } = tool;
      expect(Object.keys(tool)).toEqual(['name', 'description', 'input_schema']);
      expect(name).toBe(operations[at]?.[1].post.operationId);
      expect(schema.type).toBe('object');
      for (const word of ['oneOf', 'anyOf', 'allOf', 'not', '$ref'])
        expect(schema).not.toHaveProperty(word);
      // What excludes each other is said in words.
      if (Array.isArray(schemaOf(at).oneOf))
        expect(description).toMatch(
          { en: /either `\w+` or `fileUrl`, not both/, pt: /`\w+` ou `fileUrl`, nunca os dois/ }[
            lang
          ],
        );
    }
    const [{ input_schema: schema, description }] = tools;
    const forms = (schemaOf(0).oneOf ?? [schemaOf(0)]) as { required: string[] }[];
    const always = forms[0]?.required.filter((name) =>
      forms.every(({ required }) => required.includes(name)),
    );
    expect(schema.required ?? []).toEqual(always);
    expect(faultsOf(schema, {})).not.toEqual([]);
    if (forms.length > 1)
      expect(description).toMatch(
        { en: /One of `\w+` and `fileUrl` is required/, pt: /é obrigatório: `\w+` ou `fileUrl`/ }[
          lang
        ],
      );
    const { enough, refused, takes } = documentedApis[id];
    expect(Object.keys(schema.properties).sort()).toEqual([...takes].sort());
    for (const body of enough) expect(faultsOf(schema, body)).toEqual([]);
    for (const body of refused)
      expect(faultsOf(schema, body), JSON.stringify(body)).not.toEqual([]);
    expect(faultsOf(schema, { unknown: 42 })).not.toEqual([]);
  });

  test('has a Postman collection with a valid request for each endpoint', async () => {
    const file = `/postman/${folder}${id}.postman_collection.json`;
    const { body: collection } = await site.http.get(file).expect(200);
    expect(collection.info.schema).toBe(
      'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    );
    expect(collection.auth.apikey.map(({ value }: { value: string }) => value)).toEqual([
      'X-Api-Key',
      '{{apiKey}}',
      'header',
    ]);
    expect(collection.variable).toMatchObject([
      { key: 'baseUrl', value: 'https://api.example.com' },
      { key: 'apiKey', value: 'YOUR_KEY' },
    ]);
    expect(collection.item).toHaveLength(operations.length);
    for (const [at, { request, response }] of collection.item.entries()) {
      const [path, operation] = operations[at] ?? [];
      expect(request).toMatchObject({ method: 'POST', url: { raw: `{{baseUrl}}${path}` } });
      expectCall(JSON.parse(request.body.raw), id, lang, schemaOf(at));
      const json = operation?.post.responses['200']?.content?.['application/json'];
      expect(response.map(({ body }: { body: string }) => JSON.parse(body))).toEqual(
        json ? [json.example] : [],
      );
    }
  });

  test('its page as Markdown says the same, and leads search engines to the page', async () => {
    const { text } = await site.http
      .get(markdown[page])
      .expect('Content-Type', 'text/markdown; charset=utf-8')
      .expect('Link', `<${siteOrigin}${page}>; rel="canonical"`);
    expect(text.startsWith(`# ${document.info.title}\n`)).toBe(true);
    // Plans, limits, placeholders and errors: openapi.test.ts compares them with the page.
    expect(text).toContain(document.info.description);
    for (const [path] of operations) expect(text).toContain(`\n## POST ${path}\n`);
    const { $, text: textOf } = await site.read(page);
    const plain = text.replace(/\s/g, ' ');
    const fields = $('.data-table--fields tr:has(.field)').toArray();
    expect(fields.length).toBeGreaterThan(0);
    for (const row of fields) {
      const [meaning] = $(row).find('td').toArray().slice(-1);
      expect(plain).toContain(`| ${textOf($(meaning))} |`);
    }
    const links = [...text.matchAll(/\]\(https:\/\/www\.example\.test([^)]+)\)/g)];
    expect(links.length).toBeGreaterThan(5);
    for (const [, link = ''] of links) expect((await site.http.get(link)).status, link).toBe(200);
  });
});

describe('/llms.txt', () => {
  const usage = llms.slice(0, llms.indexOf('\n## '));

  test.each(documents.filter(([, { lang }]) => lang === 'en'))(
    'says how to call %s, with a mock and a valid request',
    (address, { id, document }) => {
      const [, own = ''] = usage.split(`**${document.info.title}**`);
      const [said = '', commands = ''] = own.split('```sh\n');
      expect(said).toMatch(/`X-Api-Key`.*`https:\/\/api\.example\.com.* are placeholders/s);
      expect(commands).toContain(`npx --yes @stoplight/prism-cli mock ${siteOrigin}${address}\n`);
      for (const [path, { post }] of Object.entries(document.paths)) {
        expect(said).toContain(`\`POST https://api.example.com${path}\`: `);
        const [, body = ''] =
          commands.match(new RegExp(`^curl .*http://127.0.0.1:4010${path} .*-d '([^']+)'$`, 'm')) ??
          [];
        const { schema = {} } = post.requestBody.content['application/json'] ?? {};
        expectCall(JSON.parse(body), id, 'en', schema);
      }
    },
  );

  test('names the path that is an example too', () => {
    expect(usage).toMatch(/\/extract-codes`.* are placeholders/);
  });

  test('names addresses that answer 200, the Portuguese documents among them', async () => {
    const links = [...llms.matchAll(/\]\(https:\/\/www\.example\.test([^)]+)\)/g)];
    const named = links.map(([, link = '']) => link);
    for (const link of named) expect((await site.http.get(link)).status, link).toBe(200);
    expect(named).toEqual(
      expect.arrayContaining([
        ...openApiRows.map(([, , document]) => document),
        ...Object.values(markdown),
        '/tools/nfse-extraction.tools.json',
        '/samples/en/nfse-1042.pdf',
        '/samples/nfse-1042.json',
        '/types/nfse-extraction.d.ts',
        '/schemas/NfseRequest.schema.json',
      ]),
    );
  });
});

describe('with settings of the store', async () => {
  const known = await startSite({
    environment: {
      API_BASE_URL: 'https://apis.store.test/v1',
      API_KEY_HEADER: 'X-Store-Key',
      API_SECOND_HEADER: 'X-Store-Host: {host}',
    },
  });

  test('the Postman collection has base URL and both headers', async () => {
    const { body } = await known.http.get('/postman/nfse-extraction.postman_collection.json');
    expect(body.variable[0]).toMatchObject({ key: 'baseUrl', value: 'https://apis.store.test/v1' });
    expect(body.auth.apikey[0].value).toBe('X-Store-Key');
    expect(body.item[0].request.header).toContainEqual({
      key: 'X-Store-Host',
      value: 'apis.store.test',
    });
  });

  test('/llms.txt has base URL and both headers, and calls none of them an example', async () => {
    const { text } = await known.http.get('/llms.txt');
    expect(text).toContain('`POST https://apis.store.test/v1/nfse`');
    expect(text).toContain("-H 'X-Store-Key: YOUR_KEY' -H 'X-Store-Host: apis.store.test'");
    expect(text).not.toMatch(/X-Api-Key|api\.example\.com/);
  });
});
