import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
import { exampleBody, flatFields } from '../../../shared/apis/api';
import { nfse } from '../../../shared/apis/nfse';
import { langs } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

const pages = await Promise.all(
  langs.map(async (lang) => {
    const { body } = await site.ask(href('nfse-extraction', lang));
    return [lang, parseHtml(body)] as const;
  }),
);

const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text());

const shownFields = ($: CheerioAPI, section: string) =>
  $(`#${section} tbody tr`)
    .toArray()
    .map((row) => [$(row).find('.field').text(), $(row).find('td').first().text()]);

test.each(pages)(
  '%s: the tables show the fields of the description, all and no others',
  (lang, $) => {
    for (const [section, fields] of [
      ['request', nfse.request],
      ['fields', nfse.response],
    ] as const)
      expect(shownFields($, section)).toEqual(
        flatFields(fields).map(({ name, meaning }) => [name, meaning[lang]]),
      );
  },
);

test.each(pages)(
  '%s: the answer, the figure and the Portuguese home page say the same',
  async (_lang, $) => {
    const answer = exampleBody(nfse.response);
    expect(JSON.parse($('#answer pre').text())).toEqual(answer);
    expect(JSON.parse(texts($, '#note code').join(''))).toEqual(answer['data']);
    const home = parseHtml((await site.ask(href('home', 'pt'))).body);
    const few = JSON.parse(home('figure code').text());
    expect(answer['data']).toMatchObject(few);
  },
);

test.each(pages)('%s: every field that holds a value is printed on the note', (_lang, $) => {
  const holding = flatFields(nfse.response).filter(
    ({ name, fields }) => !fields && name !== 'status',
  );
  expect($('#note input[type=radio]').length).toBe(holding.length);
});

test.each(pages)('%s: the errors are those of the documentation', (_lang, $) => {
  expect(texts($, '#errors tbody th')).toEqual(['400', '400', '500']);
});
