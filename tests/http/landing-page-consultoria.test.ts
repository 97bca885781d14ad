import { expect, test } from 'vitest';
import { parseHtml } from '../support/html';
import { startSite } from '../support/site';

const site = await startSite({ warm: false });
const $ = parseHtml((await site.ask('/pt/landing-page-consultoria-empresarial')).body);

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the facts stand at the head of the page', () => {
  const facts = $('.consult__memo dd').toArray();
  expect(facts.map((fact) => squeeze($(fact).text())).slice(2)).toEqual([
    'De R$ 350 a R$ 1.500',
    '3–7 dias, conforme o plano',
  ]);
});

test('the aim is drawn to scale: five where there was one', () => {
  expect($('.consult__scale rect').length).toBe(1 + 5);
  expect(squeeze($('.consult__scale figcaption').text())).toBe(
    'Onde hoje chega 1 contato, a meta são 5.',
  );
  expect(squeeze($('.landing__note').text())).toContain('não uma promessa');
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
  expect($('figcaption', '#diagnosis').text()).toContain('inventadas');
});

test('the page has the six parts, each with its drawing', () => {
  expect($('.consult__parts > li').length).toBe(6);
  for (const part of $('.consult__parts > li').toArray()) expect($('path[d]', part).length).toBe(2);
});
