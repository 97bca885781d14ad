import { expect, test } from 'vitest';
import { startSite } from '../../support/site';

const site = await startSite();
const { $, texts, text, values } = await site.read('/landing-page-arquitetura');

test('the studio menu links to its five sections', () => {
  const names = ['Início', 'Projetos', 'Serviços', 'Sobre', 'Contato'];
  const ids = ['inicio', 'projetos', 'servicos', 'sobre', 'contato'];
  expect(texts('body > header nav a')).toEqual(names);
  expect(values('body > header nav a', 'href')).toEqual(ids.map((id) => `#${id}`));
  for (const id of ids) expect($(`main section#${id}[tabindex="-1"]`).length, id).toBe(1);
  // At hand on a phone.
  expect($('.action-bar a').attr('href')).toBe('#contato');
});

test('the studio page links to us five times, in its bar, among its projects, before and in its form, and to no other page', () => {
  const away = $('body a').filter((_at, link) => !$(link).attr('href')?.startsWith('#'));
  expect(away.toArray().map((link) => $(link).attr('href'))).toEqual([
    '/pt/desenvolvimento-websites-profissionais',
    '/pt/desenvolvimento-websites-profissionais',
    '/pt/contact?sourcePage=%2Flanding-page-arquitetura',
    '/pt/contact?sourcePage=%2Flanding-page-arquitetura',
    '/pt/contact?sourcePage=%2Flanding-page-arquitetura',
  ]);
  expect(away.first().text()).toBe('Demo da Jandaia Quer um site assim?');
  expect(away.closest('body > header').length).toBe(1);
});

test('the studio page says that it is a demonstration with invented people', () => {
  for (const words of [
    'Esta é uma demonstração: o estúdio, as obras, os números e os clientes foram inventados.',
    'Depoimentos de exemplo: estas pessoas não existem.',
    'nada do que você escreve sai deste navegador',
  ])
    expect(text('main')).toContain(words);
});

/** Areas follow from the measures on the plans: worked out by hand. */
test.each([
  ['encosta', '258 m²', '22,00'],
  ['cobogo', '1.608 m²', '14,00'],
  ['taipa', '180 m²', '20,00'],
  ['pavilhao', '288 m²', '24,00'],
])('the project %s has its picture, section, plans and measures', (id, area, measure) => {
  const sheet = $(`article#${id}`);
  expect(text(sheet)).toContain(area);
  // The picture of the pavilion is in the first view; its sheet draws how the shape was found.
  const drawn = id === 'pavilhao';
  expect(sheet.find('picture img[alt]').length).toBe(drawn ? 0 : 1);
  expect(sheet.find('.architecture-studio__chain').length).toBe(drawn ? 1 : 0);
  expect(sheet.find('svg[role=img][aria-label]').length).toBe(3);
  expect(texts(sheet.find('svg text'))).toEqual(expect.arrayContaining(['5 m', measure]));
  // Each number on a plan is explained below it.
  for (const plan of sheet.find('.architecture-studio__plan').toArray()) {
    const numbers = texts($(plan).find('svg text')).filter((words) => /^\d$/.test(words));
    expect(numbers.length).toBe($(plan).find('ol li').length);
  }
});

test('the studio form has the specified fields and sends nothing', () => {
  expect($('form[method=dialog]:not([action], [novalidate])').length).toBe(1);
  expect(values('form [required]', 'name')).toEqual(['name', 'email', 'phone', 'projectType']);
  expect($('form [name=email]').attr('type')).toBe('email');
  expect($('form textarea[name=message]').length).toBe(1);
  expect(values('form option', 'value')).toEqual([
    '',
    ...['residencial-premium', 'comercial-inovador', 'sustentavel-smart'],
    ...['design-conceitual', 'reforma-futurista'],
  ]);
});
