import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const site = await startSite();
const { $, texts, text } = await site.read('/pt/landing-page-advogados-escritorio');

test('each struck phrase has its replacement and the rule beside it', () => {
  expect([$('#redline del').length, $('#redline ins').length]).toEqual([5, 5]);
  expect(texts('.landing-page-advogados__margin span:last-child')).toEqual([
    'Provimento 205/2021, art. 3º, IV',
    'Provimento 205/2021, art. 3º, I',
    'Provimento 205/2021, art. 6º',
    'Provimento 205/2021, art. 3º, § 1º',
    'Código de Ética, art. 42, IV',
  ]);
});

test('the lawyers’ page itself uses no phrase that the rules forbid', () => {
  $(
    'del, .landing-page-advogados__margin, .landing-page-advogados__rules, #redline, #areas li > p',
  ).remove();
  $('#voices blockquote').remove();
  expect(text('main')).not.toMatch(
    /\b(melhor(es)?|líder(es)?|grátis|gratuit[ao]|desconto|garanti|renomad|especialista em|R\$)/i,
  );
});
