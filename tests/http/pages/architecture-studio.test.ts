import { expect, test } from 'vitest';
import { attributes } from '../../support/documents';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const { body } = await site.ask('/landing-page-arquitetura');
const $ = parseHtml(body);

const texts = (selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().trim());

test('the menu names five sections, and each is there', () => {
  expect(texts('body > header nav a')).toEqual([
    'Início',
    'Projetos',
    'Serviços',
    'Sobre',
    'Contato',
  ]);
  expect(attributes($, 'body > header nav a', 'href')).toEqual([
    '#inicio',
    '#projetos',
    '#servicos',
    '#sobre',
    '#contato',
  ]);
  for (const id of ['inicio', 'projetos', 'servicos', 'sobre', 'contato'])
    expect($(`main section#${id}[tabindex="-1"]`).length, id).toBe(1);
});

test('one link leads back to us, and no other one leaves the page', () => {
  const away = $('body a').filter((_at, link) => !$(link).attr('href')?.startsWith('#'));
  expect(away.toArray().map((link) => $(link).attr('href'))).toEqual([
    '/pt/desenvolvimento-websites-profissionais',
  ]);
  expect(away.text()).toBe('Demonstração feita pela Jandaia');
  expect(away.closest('body > header').length).toBe(1);
});

test('says that it is a demonstration, and of what nothing is true', () => {
  const said = $('main').text();
  expect(said).toContain(
    'Esta é uma demonstração: o estúdio, as obras, os números e os clientes foram inventados.',
  );
  expect(said).toContain('Depoimentos de exemplo: estas pessoas não existem.');
  expect(said).toContain('nada do que você escreve sai deste navegador');
});

test('has four numbers, four services, and three testimonials rated five', () => {
  expect(texts('.studio__numbers dd')).toEqual(['14', '38', '21.400', '9']);
  expect(texts('#servicos h3')).toEqual([
    'Estudo do terreno',
    'Projeto completo',
    'Reforma',
    'Acompanhamento de obra',
  ]);
  const quotes = $('#depoimentos blockquote').toArray();
  expect(quotes.length).toBe(3);
  for (const quote of quotes) {
    expect($(quote).find('cite').text()).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
    expect($(quote).text()).toContain('Nota 5 de 5');
  }
});

test.each([
  [
    'encosta',
    'Casa da Encosta',
    '258\u00a0m²',
    ['22,00', '6,00', '3,20', '18,00', '7,00', '12,00', '3,50'],
  ],
  ['cobogo', 'Edifício Cobogó', '1.608\u00a0m²', ['14,00', '18,00', '24,00', '3,00', '6,00']],
  ['taipa', 'Casa de Taipa', '180\u00a0m²', ['20,00', '16,00', '6,00', '3,20', '1,50']],
  ['pavilhao', 'Pavilhão Lâmina', '288\u00a0m²', ['24,00', '9,00', '12,00', '40,00', '30,00']],
])('%s has its picture, its section, two plans and its measures', (id, name, area, measures) => {
  const sheet = $(`article#${id}`);
  expect(sheet.find('h3').text()).toBe(name);
  expect(sheet.text()).toContain(area);
  expect(sheet.find('picture img[alt]').length).toBe(1);
  expect(sheet.find('svg[role=img][aria-label]').length).toBe(3);
  expect(sheet.find('svg').text()).toContain('5 m');
  const written = new Set(
    sheet
      .find('svg text')
      .toArray()
      .map((text) => $(text).text()),
  );
  for (const measure of measures) expect([...written], measure).toContain(measure);
  // Each number on a plan is explained below it.
  for (const plan of sheet.find('.studio__plan').toArray()) {
    const numbers = $(plan)
      .find('svg text')
      .toArray()
      .map((text) => $(text).text())
      .filter((text) => /^\d$/.test(text));
    expect(numbers.length).toBe($(plan).find('ol li').length);
  }
});

test('the form asks four things, and has nowhere to send them', () => {
  const form = $('form');
  expect(form.attr('method')).toBe('dialog');
  expect(form.attr('action')).toBeUndefined();
  expect(form.attr('novalidate')).toBeUndefined();
  expect(attributes($, 'form [required]', 'name')).toEqual([
    'name',
    'email',
    'phone',
    'projectType',
  ]);
  expect($('form [name=email]').attr('type')).toBe('email');
  expect($('form textarea[name=message]').length).toBe(1);
  expect(attributes($, 'form option', 'value')).toEqual([
    '',
    'residencial-premium',
    'comercial-inovador',
    'sustentavel-smart',
    'design-conceitual',
    'reforma-futurista',
  ]);
});

test('has its action at hand on a phone, and one project unfolded', () => {
  expect($('.action-bar a').attr('href')).toBe('#contato');
  expect($('article details').length).toBe(4);
  expect($('article details[open]').closest('article').attr('id')).toBe('encosta');
});
