import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { generatedAddresses } from '../../../server/generated/addresses';
import { apiDescriptions } from '../../../server/generated/openapi/apiDescriptions';
import { faultsOf, innerSchemas, readOpenApis, type Schema } from '../../support/openApi';
import { documentedApis, openApiRows } from '../../support/openApiRows';
import { siteOrigin, startSite } from '../../support/site';
import { temporaryFolder } from '../../support/temporaryFolder';
import { runNode } from '../../support/tool';

const site = await startSite();
const documents = await readOpenApis(site);
const folder = temporaryFolder();

test('lists an OpenAPI document for each API and language, and no other', () => {
  const documented = generatedAddresses(true).filter((address) => address.startsWith('/openapi/'));
  expect(documented.sort()).toEqual(openApiRows.map(([, , address]) => address).sort());
});

// The compiler takes a while on a busy machine.
const compiling = { timeout: 60_000 };

test(
  'the TypeScript types of each API accept its bodies and reject others',
  compiling,
  async () => {
    for (const [, { id, lang, page }] of documents) {
      const { values } = await site.read(page);
      const [types = ''] = values('#types a[href$=".d.ts"]', 'href');
      const [request = ''] = values('#types a[href$=".schema.json"]', 'href');
      const [response] = values('#first-request a[href$=".json"][download]', 'href');
      const name = path.basename(request, '.schema.json');
      const { enough, refusedByTypes } = documentedApis[id];
      const send = (body: object) => `send(${JSON.stringify(body)});`;
      const lines = [
        `const send = (_: ${name}) => {};`,
        ...enough.map(send),
        ...[{}, ...refusedByTypes].map((body) => `// @ts-expect-error\n${send(body)}`),
      ];
      if (response) {
        const { text } = await site.http.get(response);
        lines.push(`export const body: ${name.replace('Request', 'Response')} = ${text}`);
      }
      const source = `${(await site.http.get(types)).text}${lines.join('\n')}`;
      writeFileSync(path.join(folder, `${id}-${lang}.ts`), source);
    }
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const files = readdirSync(folder);
    const { code, out } = await runNode([tsc, '--noEmit', '--strict', ...files], { cwd: folder });
    expect([code, out]).toEqual([0, '']);
  },
);

describe.each(documents)('%s', (address, { id, lang, page, response, sent, document }) => {
  const expected = documentedApis[id];
  const operations = Object.values(document.paths).map(({ post }) => post);

  test('is sent as JSON that scripts of any origin may read', () => {
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toMatch(/^application\/json(;|$)/);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(response.headers['content-language']).toBe({ en: 'en', pt: 'pt-BR' }[lang]);
  });

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(sent))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has the documented operations, statuses and content types', () => {
    for (const [path, operationId] of Object.entries(expected.operations))
      expect(document.paths[path]?.post.operationId).toBe(operationId);
    expect(operations).toHaveLength(Object.keys(expected.operations).length);
    for (const { responses } of operations) {
      expect(Object.keys(responses).sort()).toEqual(expected.statuses);
      expect(Object.keys(responses['200']?.content ?? {})).toEqual([expected.answers]);
      // Error bodies are not documented, and the document says so.
      for (const status of expected.statuses.slice(1)) {
        const { schema = {} } = responses[status]?.content?.['application/json'] ?? {};
        for (const body of [{}, { error: 'any' }]) expect(faultsOf(schema, body)).toEqual([]);
        expect(responses[status]?.description).toMatch(
          {
            en: /Error bodies are not documented here.* print the status and body/,
            pt: /corpo dos erros não está documentado aqui.* o status e o corpo/,
          }[lang],
        );
      }
    }
  });

  test('accepts the documented request bodies and rejects others', () => {
    const schema = operations[0]?.requestBody.content['application/json']?.schema as Schema;
    const forms = schema.oneOf ?? [schema];
    const taken = new Set(
      forms.flatMap(({ properties = {} }) =>
        Object.keys(properties).filter((name) => properties[name]),
      ),
    );
    expect([...taken].sort()).toEqual([...expected.takes].sort());
    for (const body of expected.enough) expect(faultsOf(schema, body)).toEqual([]);
    for (const body of [...expected.refused, 42])
      expect(faultsOf(schema, body), JSON.stringify(body)).not.toEqual([]);
  });

  test('describes every documented field of the response, and the changes of each version', () => {
    const { schema } = operations[0]?.responses['200']?.content?.[expected.answers] ?? {};
    const fields = new Map(
      schema ? innerSchemas(schema).filter(([path]) => path !== '' && !path.endsWith('[]')) : [],
    );
    // A field that is added or removed makes a new version, in both languages.
    expect([fields.size, document.info.version]).toEqual([expected.fields, expected.version]);
    for (const { date, text } of apiDescriptions[id].api.changes)
      expect(document.info.description).toContain(`- **${date}**: ${text[lang]}`);
    for (const [path, type] of Object.entries(expected.some))
      expect(fields.get(path)?.['type'], path).toEqual(type);
    for (const [path, { description }] of fields) expect(description, path).toBeTruthy();
  });

  test('has examples that its own schemas accept', () => {
    for (const { requestBody, responses } of operations) {
      const bodies = [requestBody, responses['200']];
      for (const { schema, example, examples = {} } of bodies.flatMap((body) =>
        Object.values(body?.content ?? {}),
      )) {
        const all = [example, ...Object.values(examples).map(({ value }) => value)].filter(Boolean);
        if (schema['format'] !== 'binary') expect(all).not.toEqual([]);
        if (schema.oneOf) expect(all).toHaveLength(schema.oneOf.length);
        for (const one of all) expect(faultsOf(schema, one)).toEqual([]);
        for (const [path, inner] of innerSchemas(schema))
          for (const one of (inner['examples'] as unknown[] | undefined) ?? [])
            expect(faultsOf(inner, one), path).toEqual([]);
      }
    }
  });

  test('its page has its bodies as JSON Schemas that take the sample request and the expected response', async () => {
    const { values } = await site.read(page);
    const files = values('#types a[href$=".schema.json"]', 'href');
    const [expected] = values('#first-request a[href$=".json"][download]', 'href');
    const bodies = operations.flatMap(({ requestBody }) => {
      const { example, examples = {} } = requestBody.content['application/json'] ?? {};
      return [example ?? Object.values(examples)[0]?.value];
    });
    if (expected) bodies.push(JSON.parse((await site.http.get(expected)).text));
    expect(files).toHaveLength(bodies.length);
    for (const [at, file] of files.entries()) {
      const { text, headers } = await site.http.get(file);
      const schema = JSON.parse(text);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(schema.$id).toBe(siteOrigin + file);
      expect(faultsOf(schema, bodies[at])).toEqual([]);
      expect(faultsOf(schema, { unknown: 42 })).not.toEqual([]);
    }
  });

  test('is linked from its page as service-desc', async () => {
    const link = (await site.read(page)).$('main a[rel="service-desc"]');
    expect(link.attr()).toMatchObject({ href: address, type: 'application/json' });
    expect(link.text()).toContain('OpenAPI 3.1');
  });

  test('names placeholders for the base URL, and the header of the key', () => {
    const placeholder = { en: /placeholder/, pt: /exemplo/ }[lang];
    const [server] = document.servers;
    expect(server?.variables['baseUrl']?.default).toBe('https://api.example.com');
    expect(server?.description).toMatch(placeholder);
    const { key } = document.components.securitySchemes;
    expect(key).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Api-Key' });
    expect(key?.['description']).toMatch(placeholder);
    expect(document['security']).toEqual([{ key: [] }]);
  });

  test('describes every plan as the page of the API does', async () => {
    const { $, text, texts } = await site.read(page);
    const plans = $('.plan')
      .toArray()
      .map((card) => [
        `**${text($(card).find('h3'))}**: ${text($(card).find('.plan__price'))}`,
        ...texts($(card).find('.plan__points li')),
      ]);
    expect(plans).toHaveLength(4);
    const description = document.info.description.replace(/[^\S\n]+/g, ' ');
    for (const plan of plans) expect(description).toContain(`- ${plan.join('. ')}.`);
  });

  test('links to addresses of the site that answer 200', async () => {
    expect(document.info.contact['url']).toBe(siteOrigin + page);
    const links = [...document.info.description.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    expect(links.length).toBeGreaterThan(1);
    const ownLinks = [...links, siteOrigin + page].filter((url) => url?.startsWith(siteOrigin));
    for (const link of ownLinks)
      expect((await site.http.get(link?.slice(siteOrigin.length) ?? '')).status, link).toBe(200);
  });

  test('has no words of the other language', () => {
    // Letters that English does not have, and words that Portuguese does not have.
    const foreign = {
      en: /[ãõçáàâêíóôú]|ção\b/i,
      pt: /\b(the|and|of|is|are|with|which|your|from)\b/i,
    };
    const written = JSON.parse(response.text, (key, value) =>
      key === 'example' || key === 'examples' ? undefined : value,
    );
    const texts = JSON.stringify(written).match(/"(title|summary|description)":"(\\.|[^"])*"/g);
    expect(texts?.length).toBeGreaterThan(8);
    for (const text of texts ?? []) expect(text.replace(/^"\w+":/, '')).not.toMatch(foreign[lang]);
  });
});
