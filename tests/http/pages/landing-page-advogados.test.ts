import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

const address = '/pt/landing-page-advogados-escritorio';

const open = async (path: string) => {
  const { status, body } = await site.ask(path);
  expect(status).toBe(200);
  return parseHtml(body);
};

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();

const $ = await open(address);

const texts = (selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => bare($(element).text()));

describe.each([
  'Site para Advogados',
  'Orçamento Landing Page Jurídica',
  'Site Profissional para Advogado',
  'Orçamento Site Jurídico',
])('the subject %s', (subject) => {
  const links = $('main a[href^="/pt/contact"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((href) => new URL(href, site.address).searchParams.get('subject') === subject);

  test('is asked for by a button of a section and once more at the end', () => {
    expect(links.length).toBeGreaterThanOrEqual(2);
  });

  test('arrives in the message, with what the office wants', async () => {
    for (const href of new Set(links)) {
      const contact = await open(href);
      const link = new URL(contact('main a[href^="https://wa.me/"]').attr('href') ?? '');
      expect(link.searchParams.get('text')).toBe(
        `Olá! Quero um site para o meu escritório de advocacia.\nAssunto: ${subject}`,
      );
    }
  });
});

test('every way to contact says what it is about and where it was pressed', () => {
  const hrefs = $('main a[href^="/pt/contact"]')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', site.address).searchParams);
  expect(hrefs.length).toBeGreaterThanOrEqual(9);
  for (const query of hrefs) {
    expect(query.get('sourcePage')).toBe('landing-page-advogados');
    expect(query.get('subject')).toBeTruthy();
  }
  expect($('main > * > section').last().find('a[href^="/pt/contact"]').length).toBe(4);
});

test('the hero has buttons with a subject', () => {
  const subjects = $('#start a[href^="/pt/contact"]')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', site.address).searchParams.get('subject'));
  expect(subjects).toEqual(['Site para Advogados', 'Orçamento Landing Page Jurídica']);
});

test('it has four benefits, five differentiators, four steps and three specialities', () => {
  expect(texts('#benefits li h3')).toHaveLength(4);
  expect(texts('#elements li h3')).toHaveLength(5);
  expect(texts('#steps ol.landing__process > li > h3')).toHaveLength(4);
  expect(texts('#areas h3')).toEqual(['Trabalhista', 'Família e sucessões', 'Empresarial']);
  expect(texts('#landing thead th')).toEqual(['O que muda', 'Site', 'Landing page']);
});

test('three lawyers praise the work, each with area, project and a rating in words', () => {
  expect(texts('#voices blockquote cite')).toEqual(['Helena M.', 'Otávio R.', 'Lívia S.']);
  expect(texts('#voices blockquote .visually-hidden')).toEqual([
    'nota 5 de 5',
    'nota 5 de 5',
    'nota 5 de 5',
  ]);
  for (const footer of $('#voices blockquote footer').toArray())
    expect($('span', footer).length).toBe(2);
  expect(bare($('#voices').text())).toContain('Depoimentos de exemplo, inventados');
});

test('fifteen working days are said here and at home, and the calendar has as many', async () => {
  expect(bare($('#steps .law__term p').first().text())).toBe('Até 15 dias úteis');
  expect(bare($('#start').text())).toContain('Até 15 dias úteis');
  expect(texts('.law__days span')).toEqual(
    Array.from({ length: 15 }, (_day, at) => String(at + 1)),
  );
  expect(texts('.law__term li')).toEqual([
    'Dias 1–6 Textos',
    'Dias 7–12 Desenho',
    'Dias 13–15 Revisão e publicação',
  ]);
  expect(bare((await open('/pt'))('#solutions').text())).toContain('em até 15 dias úteis');
});

test('what is struck stands beside what is published and the rule', () => {
  expect($('#redline del').length).toBe(5);
  expect($('#redline ins').length).toBe(5);
  expect(texts('.law__margin span:last-child')).toEqual([
    'Provimento 205/2021, art. 3º, IV',
    'Provimento 205/2021, art. 3º, I',
    'Provimento 205/2021, art. 6º',
    'Provimento 205/2021, art. 3º, § 1º',
    'Código de Ética, art. 42, IV',
  ]);
});

test('outside of what is struck, the page keeps to the rules that it quotes', async () => {
  const own = await open(address);
  own('del, .law__margin, .law__rules, #redline, #areas .law__sheets > li > p').remove();
  own('#voices blockquote').remove();
  expect(bare(own('main').text())).not.toMatch(
    /\b(melhor(es)?|líder(es)?|grátis|gratuit[ao]|desconto|garanti|renomad|especialista em|R\$)/i,
  );
});
