import { describe, expect, test } from 'vitest';
import { readOpenApis, textsOf } from '../../support/openApi';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite();
const documents = await readOpenApis(site);

describe.each(documents)('%s', (_address, { id, lang, page, document }) => {
  const said = textsOf(document);

  test('says that origin, key and path are placeholders', () => {
    const placeholder = { en: /placeholder/, pt: /exemplo/ }[lang];
    expect(
      document.servers.map(({ url, variables }) =>
        url.replace(/\{(\w+)\}/g, (_, name) => variables[name]?.default ?? ''),
      ),
    ).toEqual(['https://api.example.com']);
    expect(document.servers[0]?.description).toMatch(placeholder);
    expect(document.servers[0]?.variables['baseUrl']?.description).toMatch(placeholder);
    const { key } = document.components.securitySchemes;
    expect(key).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Api-Key' });
    expect(key?.['description']).toMatch(placeholder);
    expect(document['security']).toEqual([{ key: [] }]);
    const path = {
      en: 'The path /extract-codes is a placeholder too.',
      pt: 'O caminho /extract-codes também é exemplo.',
    };
    expect(document.info.description.includes(path[lang])).toBe(id === 'barcode-extractor');
    // Programs show an operation apart from the document's description.
    for (const { post } of Object.values(document.paths))
      expect(placeholder.test(String(post['description']))).toBe(id === 'barcode-extractor');
  });

  test('says what is not documented, and promises nothing in its place', () => {
    const [first] = Object.values(document.paths);
    const undocumented = {
      en: /errors .* are not documented yet/,
      pt: /erros .* não estão documentados/,
    };
    const none = (['4XX', '5XX'] as const).map(
      (status) => first?.post.responses[status]?.description ?? '',
    );
    if (id === 'nfse-extraction') expect(document.info.description).not.toMatch(undocumented[lang]);
    else
      for (const text of [...none, document.info.description])
        expect(text).toMatch(undocumented[lang]);
  });

  test('has every plan as its page has it', async () => {
    const { $, text, texts } = await site.read(page);
    const plans = $('.plan')
      .toArray()
      .map((card) => [
        `**${text($(card).find('h3 > :first-child'))}**: ${text($(card).find('.plan__price'))}`,
        ...texts($(card).find('.plan__points li')),
      ]);
    expect(plans).toHaveLength(4);
    const description = document.info.description.replace(/[^\S\n]+/g, ' ');
    for (const plan of plans) expect(description).toContain(`- ${plan.join('. ')}.`);
  });

  test('says what each operation does, and under which terms', () => {
    for (const { post } of Object.values(document.paths)) expect(post['description']).toBeTruthy();
    expect(document.info['license']).toEqual({
      name: { en: 'Terms of the marketplace listing', pt: 'Termos da página no marketplace' }[lang],
      url: expect.stringContaining('https://example.com/marketplace'),
    });
    expect(document['tags']).toEqual([
      { name: document.info.title, description: expect.stringMatching(/./) },
    ]);
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
      expect((await site.http.get(link.slice(siteOrigin.length))).status, link).toBe(200);
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
});
