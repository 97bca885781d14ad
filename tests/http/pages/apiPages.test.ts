import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { openApiRows } from '../../support/openApiRows';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

describe.each(openApiRows)('the page of %s in %s', async (id, lang, _document, page) => {
  const $ = parseHtml((await site.ask(page)).body);
  const main = $('main').text();

  test('has one table of limits, and one line on what is not published, with a way to ask', () => {
    const caption = { en: 'Limits and data handling', pt: 'Limites e tratamento dos dados' }[lang];
    const tables = $('main table').filter(
      (_, table) => $(table).find('caption').text() === caption,
    );
    expect(tables).toHaveLength(1);
    expect(tables.find('tbody tr').length).toBeGreaterThan(0);
    const line = tables.closest('section').next('p');
    expect(line.text()).toContain({ en: 'not published', pt: 'não publicado' }[lang]);
    expect(line.find('a').attr('href')).toMatch(new RegExp(`^/${lang}/contact\\?sourcePage=`));
  });

  test('says once how to authenticate and where the base URL comes from', () => {
    expect(
      main.split({ en: 'Key and base URL come from', pt: 'Chave e URL base vêm d' }[lang]),
    ).toHaveLength(2);
    expect(main).toMatch({ en: /Authentication/, pt: /Autenticação/ }[lang]);
  });

  test('says in its samples which fields exclude each other', () => {
    if (id === 'nano-banana-api') return;
    const other = id === 'nfse-extraction' ? 'base64' : 'file';
    const said = {
      en: `exactly one of ${other} and fileUrl`,
      pt: `${other} ou fileUrl, nunca os dois`,
    }[lang];
    const samples = $('.tabs__panel pre').toArray();
    expect(samples).toHaveLength(3);
    for (const sample of samples) expect($(sample).text()).toContain(said);
    expect($('#request').find('td').text().toLowerCase()).toContain(said.toLowerCase());
  });

  test('sends no password, and names each type by its name in JSON', () => {
    expect(main).not.toContain('open-sesame');
    const types = $('main .type')
      .toArray()
      .map((type) => $(type).text().split(/[ ,]/)[0]);
    expect(types.length).toBeGreaterThan(0);
    for (const type of types)
      expect(['string', 'integer', 'number', 'boolean', 'array', 'object']).toContain(type);
  });

  test('calls what comes back a response', () => {
    if (lang === 'en') expect(main).not.toMatch(/\banswers?\b/i);
  });

  test('shows the plans and five steps before a folded reference, whose parts a link can open', () => {
    const parts = $('main .folds > details');
    expect(parts.filter('[open]')).toHaveLength(0);
    const ids = parts.toArray().map((part) => $(part).children('summary').next().attr('id') ?? '');
    expect(ids).toEqual(expect.arrayContaining(['authentication', 'answer', 'errors', 'limits']));
    const steps = ':is(#start, #first) .steps';
    const places = ['.plan', steps, '.folds'].map((part) =>
      $('main *').index($(`main ${part}`).first()),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect($(`main ${steps}`).children('li')).toHaveLength(5);
  });
});
