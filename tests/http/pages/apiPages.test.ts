import { describe, expect, test } from 'vitest';
import { langs } from '../../../shared/languages';
import { href } from '../../../shared/links';
import { openApiRows } from '../../support/openApiRows';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite({
  environment: { MARKETPLACE_URL: 'https://market.example', MARKETPLACE_NAME: 'Exemplo Hub' },
});
const unnamed = await startSite();

const { read } = site;

describe.each(openApiRows)('the page of %s in %s', async (id, lang, _document, page) => {
  const { $, text, texts } = await read(page);
  const main = $('main').text();

  test('has one table of limits and a link to ask for more, and lists nothing as not published', () => {
    const caption = { en: 'Before you pay', pt: 'Antes de pagar' }[lang];
    const tables = $('main table').filter((_, table) => text($(table).find('caption')) === caption);
    expect(tables).toHaveLength(1);
    expect(tables.find('tbody tr').length).toBeGreaterThan(0);
    expect(main).not.toMatch(/not published|não publicad|não está publicad/i);
    const line = tables.closest('section').next('p');
    expect(line.find('a').attr('href')).toMatch(new RegExp(`^/${lang}/contact\\?sourcePage=`));
  });

  test('says in its samples which fields exclude each other', () => {
    if (id === 'nano-banana-api') return;
    const other = id === 'nfse-extraction' ? 'base64' : 'file';
    const rule = {
      en: `either ${other} or fileUrl, not both`,
      pt: `${other} ou fileUrl, nunca os dois`,
    }[lang];
    expect(texts('.tabs__panel > .code:first-child pre')).toEqual(
      Array(4).fill(expect.stringContaining(rule)),
    );
    expect($('#request').find('td').text().toLowerCase()).toContain(rule.toLowerCase());
  });

  test('shows five steps and plans before a folded reference that links can open', () => {
    const parts = $('main .reference > details');
    expect(parts.filter('[open]')).toHaveLength(0);
    const ids = parts.toArray().map((part) => $(part).children('summary').next().attr('id') ?? '');
    expect(ids).toEqual(expect.arrayContaining(['authentication', 'answer', 'errors', 'changes']));
    const steps = ':is(#start, #first) .steps';
    const places = [steps, '.plan', '.reference'].map((part) =>
      $('main *').index($(`main ${part}`).first()),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect($(`main ${steps}`).children('li')).toHaveLength(5);
    const links = $(`main ${steps} > li > a`).toArray().slice(0, 2);
    // The first link leads to the listing, which issues the key, the second to the sample.
    expect($(links[0]).attr('href')).toMatch(/^https:\/\/market\.example\/\w+$/);
    const sample = $($(links[1]).attr('href') ?? '');
    expect(sample.find('.tabs__panel > .code:first-child pre')).toHaveLength(4);
  });

  test('calls the marketplace by the name that is set, else the API store', async () => {
    const [named, plain] = {
      en: ['Start free on Exemplo Hub', 'Start free on the API store'],
      pt: ['Começar grátis em Exemplo Hub', 'Começar grátis na loja de APIs'],
    }[lang];
    expect(main).toContain(named);
    expect(main).not.toMatch(/API store|loja de APIs|marketplace/i);
    const without = (await unnamed.read(page)).$('main').text();
    expect(without).toContain(plain);
    expect(without).not.toMatch(/marketplace/i);
  });

  test('names no status of an error unless the specification has it', () => {
    expect(text('#errors')).toContain(
      { en: 'Any status other than 2xx is a failure', pt: 'Qualquer status fora de 2xx é falha' }[
        lang
      ],
    );
    if (id === 'nfse-extraction') return;
    expect($('#errors table')).toHaveLength(0);
    expect(text('#errors')).not.toMatch(/\b(40[0-9]|422|429|50[0-9])\b/);
  });
});

describe.each(langs)('in %s', (lang) => {
  test('the invoice page links to the NFSe API for Brazilian service invoices', async () => {
    const { $, text, values } = await read(href('invoice-extraction', lang));
    const other = $(
      `.invoice-extraction > :first-child a[href="${href('nfse-extraction', lang)}"]`,
    ).parent();
    expect(other.text()).toMatch(
      { en: /Brazilian service invoice/, pt: /nota fiscal de serviço/ }[lang],
    );
    expect(text('.invoice-extraction > :first-child')).toMatch(/DANFE.*boleto/);
    expect(values('main a[target=_blank]', 'href')).toContain('https://market.example/invoice');
    expect($('.document-figure__sheet > div[lang]').attr('lang')).toBe('en');
  });

  test('the image API links the picture that its samples edit', async () => {
    const { $, texts } = await read(`/nano-banana-api?lang=${lang}`);
    const picture = '/samples/cafe.png';
    expect($(`#first a[href="${picture}"]`).text()).toBe('cafe.png');
    for (const sample of texts($('#edit-request .tabs__panel > .code:first-child pre')))
      expect(sample).toContain(siteOrigin + picture);
    expect((await site.http.get(picture)).headers['content-type']).toBe('image/png');
  });
});
