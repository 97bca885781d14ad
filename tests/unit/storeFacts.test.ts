// What the owner answers has to be found wherever a developer looks for it before paying.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ViewProvider } from '../../client/document/view';
import { loadModule } from '../../client/pages/load';
import { apiDescriptions } from '../../server/generated/openapi/apiDescriptions';
import { markdownOf } from '../../server/generated/openapi/markdown';
import { openApiOf } from '../../server/generated/openapi/openApi';
import { readSettings } from '../../server/settings/settings';
import { siteOf } from '../../server/settings/siteOf';
import type { Json } from '../../shared/apis/api';
import { storeErrors, storeFacts } from '../../shared/apis/storeFacts';
import { type Lang, langs } from '../../shared/languages';
import { type MarketplaceProduct, marketplaceProducts } from '../../shared/site';
import { parseHtml, plain } from '../support/html';

const site = siteOf(readSettings({ SITE_ORIGIN: 'https://www.example.test' }));
const status = 'https://status.example/';
const body: Json = { message: 'Too many requests' };
const meaning = { en: 'The quota is used up.', pt: 'A cota acabou.' };

const answerOf = (at: number, whose: string) => ({
  en: `answer ${at} of ${whose}`,
  pt: `resposta ${at} de ${whose}`,
});

/** The facts as the source has them, which the other files of this worker read too. */
const unanswered = storeFacts.map((fact) => ({ ...fact }));

beforeAll(() => {
  for (const [at, fact] of storeFacts.entries())
    Object.assign(fact, {
      answer: answerOf(at, 'all'),
      // One API differs in each.
      answers: { 'nfse-extraction': answerOf(at, 'one') },
      link: `${status}${at}`,
    });
  storeErrors.push({ status: 429, meaning, body });
});

afterAll(() => {
  storeErrors.pop();
  for (const [at, fact] of storeFacts.entries()) {
    for (const name of ['answer', 'answers', 'link'] as const) Reflect.deleteProperty(fact, name);
    Object.assign(fact, unanswered[at]);
  }
});

const pageOf = async (id: MarketplaceProduct, lang: Lang) => {
  const { Page } = await loadModule(id);
  const view = { site, page: id, lang, params: {} };
  const page = createElement(ViewProvider, { value: view }, createElement(Page));
  return parseHtml(renderToStaticMarkup(createElement(MemoryRouter, null, page)));
};

/** The facts that an API has no question of. */
const notAsked: Record<MarketplaceProduct, RegExp> = {
  'nfse-extraction': /^Rights/,
  'invoice-extraction': /^(A PDF of several pages|Rights.*)$/,
  'barcode-extractor': /^Rights/,
  'nano-banana-api': /^(A PDF of several pages|Measured accuracy|Hourly limit of paid plans)$/,
};

describe.each(marketplaceProducts.flatMap((id) => langs.map((lang) => [id, lang] as const)))(
  'with every answer the %s API has in %s',
  (id, lang) => {
    const whose = id === 'nfse-extraction' ? 'one' : 'all';
    const asked = storeFacts.flatMap((fact, at) =>
      notAsked[id].test(fact.name.en)
        ? []
        : { name: fact.name[lang], answer: answerOf(at, whose)[lang], link: `${status}${at}` },
    );

    test('each on its page, and nothing left to ask', async () => {
      const $ = await pageOf(id, lang);
      const rows = $('#limits tr')
        .toArray()
        .map((row) => ({
          name: plain($(row).find('th').text()),
          answer: plain($(row).find('td a > span').first().text()),
          link: $(row).find('td a').attr('href'),
        }))
        .filter(({ link }) => link);
      expect(rows).toEqual(asked.map((row) => ({ ...row, name: plain(row.name) })));
      expect($('#limits p')).toHaveLength(0);
      const errors = plain($('#errors').text());
      expect(errors).toContain(`429${meaning[lang]} ${JSON.stringify(body)}`);
    });

    test('each in its OpenAPI document and as Markdown', () => {
      const described = apiDescriptions[id];
      const document = openApiOf(described, site, lang);
      const markdown = markdownOf(described, document, site, lang);
      for (const text of [document.info.description, markdown]) {
        for (const { name, answer, link } of asked)
          expect(text).toContain(`- **${name}**: [${answer}](${link}).`);
        expect(text).toContain(`- \`429\`: ${meaning[lang]} \`${JSON.stringify(body)}\``);
        expect(text).not.toMatch(/ask us about|pergunte sobre|not documented|documentados/i);
      }
      for (const path of Object.values(document.paths)) {
        const { responses = {} } = path.post ?? {};
        expect(responses['429']?.content?.['application/json']?.example).toEqual(body);
        expect(responses['default']?.description).not.toMatch(/not documented|não está/);
      }
    });
  },
);

test('docs/owner.md asks for each fact by the name of its row', () => {
  const owner = readFileSync('docs/owner.md', 'utf8');
  for (const { name } of storeFacts)
    expect(owner).toMatch(new RegExp(`^\\| ${name.en}\\*? \\|`, 'm'));
});
