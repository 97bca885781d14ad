import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const site = await startSite();
const { $, texts, text, values } = await site.read('/pt/landing-page-advogados-escritorio');

const queries = values('main a[href^="/pt/contact"]', 'href').map(
  (href) => new URL(href, site.address).searchParams,
);

test('each link of the lawyers’ page to contact has its subject and source', () => {
  const subjects = [
    'Site para Advogados',
    'Orçamento Landing Page Jurídica',
    'Site Profissional para Advogado',
    'Orçamento Site Jurídico',
  ];
  expect(new Set(queries.map((query) => query.get('sourcePage')))).toEqual(
    new Set(['landing-page-advogados']),
  );
  const linkedSubjects = queries.map((query) => query.get('subject'));
  expect(new Set(linkedSubjects)).toEqual(new Set(subjects));
  // Each by a button of a section, and once more at the end; the first two in the first view.
  for (const subject of subjects)
    expect(linkedSubjects.filter((one) => one === subject).length).toBeGreaterThan(1);
  expect($('main > * > section').last().find('a[href^="/pt/contact"]').length).toBe(4);
  expect(linkedSubjects.slice(0, 2)).toEqual(subjects.slice(0, 2));
});

test('each struck phrase has its replacement and the rule beside it', () => {
  expect([$('#redline del').length, $('#redline ins').length]).toEqual([5, 5]);
  expect(texts('.law__margin span:last-child')).toEqual([
    'Provimento 205/2021, art. 3º, IV',
    'Provimento 205/2021, art. 3º, I',
    'Provimento 205/2021, art. 6º',
    'Provimento 205/2021, art. 3º, § 1º',
    'Código de Ética, art. 42, IV',
  ]);
});

test('the lawyers’ page itself uses no phrase that the rules forbid', () => {
  $('del, .law__margin, .law__rules, #redline, #areas .law__sheets > li > p').remove();
  $('#voices blockquote').remove();
  expect(text('main')).not.toMatch(
    /\b(melhor(es)?|líder(es)?|grátis|gratuit[ao]|desconto|garanti|renomad|especialista em|R\$)/i,
  );
});
