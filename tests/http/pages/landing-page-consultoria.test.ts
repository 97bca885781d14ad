import { expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const $ = parseHtml((await site.ask('/pt/landing-page-consultoria-empresarial')).body);

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the price and the time stand beside the first button, and lead to the plans', () => {
  expect(squeeze($('#start a[href="#plans"]').text())).toBe('De R$ 350 a R$ 1.500, em 3 a 7 dias');
});

test('the increase is drawn to scale: five where there was one', () => {
  expect($('.consult__scale rect').length).toBe(1 + 5);
  expect(squeeze($('.consult__scale figcaption').text())).toBe('Onde chegava 1 contato, chegam 5.');
  expect(squeeze($('.landing__note').text())).toMatch(/^Depende de /);
});

test('the diagnosis asks four questions with three answers each', () => {
  const questions = $('.consult__question').toArray();
  expect(questions.map((one) => squeeze($('legend', one).text()))).toEqual([
    'Quantas pessoas trabalham aí?',
    'De cada R$ 100 vendidos, quanto sobra?',
    'Quem aprova um desconto?',
    'O que você olha toda segunda?',
  ]);
  for (const one of questions) expect($('input[type=radio]', one).length).toBe(3);
  expect($('figcaption', '#diagnosis').text()).toContain('a Prumo não existe');
});

test('the page has the six parts, each with its drawing', () => {
  expect($('.consult__parts > li').length).toBe(6);
  for (const part of $('.consult__parts > li').toArray()) expect($('path[d]', part).length).toBe(2);
});
