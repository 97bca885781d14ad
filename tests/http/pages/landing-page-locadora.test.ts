import { expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const { body } = await site.ask('/pt/landing-page-locadora-veiculos');
const $ = parseHtml(body);

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();
const texts = (selector: string): string[] =>
  $(selector)
    .toArray()
    .map((one) => bare($(one).text()));

test('the request names a price for each category and stay, to the cent', () => {
  expect(texts('.rental__slip [data-car][data-days]')).toEqual([
    '3 diárias × R$ 120,00 R$ 360,00',
    '7 diárias × R$ 108,00 R$ 756,00',
    '15 diárias × R$ 96,00 R$ 1.440,00',
    '3 diárias × R$ 210,00 R$ 630,00',
    '7 diárias × R$ 189,00 R$ 1.323,00',
    '15 diárias × R$ 168,00 R$ 2.520,00',
    '3 diárias × R$ 180,00 R$ 540,00',
    '7 diárias × R$ 162,00 R$ 1.134,00',
    '15 diárias × R$ 144,00 R$ 2.160,00',
  ]);
});

test('the return is so many days after the pick-up, weekday included', () => {
  expect(texts('.rental__slip [data-days]:not([data-car])')).toEqual([
    'dom 11/04, 9h',
    'qui 15/04, 9h',
    'sex 23/04, 9h',
  ]);
});

test('says between which prices and days the plans are, and where they stand', () => {
  expect(texts('.rental__pitch p')[1]).toBe('De R$ 350 a R$ 1.500, em 3 a 7 dias. Ver os planos');
});

test('has a question of the customer for each element, and small print for the example', () => {
  expect($('#elements li').length).toBe(6);
  const asked = texts('#elements li q');
  expect(asked.length).toBe(6);
  expect(asked.filter((question) => !question.endsWith('?'))).toEqual([]);
  expect(texts('.rental__figure figcaption')[0]).toContain('Exemplo:');
});

test('has its sections in order, each under its heading', () => {
  const sections = $('main section[id]').toArray();
  expect(sections.map((section) => $(section).attr('id'))).toEqual([
    'start',
    'benefits',
    'elements',
    'process',
    'plans',
    'questions',
    'results',
    'closing',
  ]);
});
