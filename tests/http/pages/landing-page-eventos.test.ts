import { expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const { body } = await site.ask('/pt/landing-page-eventos-inscricoes');
const $ = parseHtml(body);

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();
const read = (selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => bare($(element).text()));

test('its parts follow each other, and the way to us comes last', () => {
  expect(read('main h2')).toEqual([
    'Inscreva-se e veja o que chega',
    '3 planos de preço fechado',
    '4 perguntas que saem do seu WhatsApp',
    '6 partes que a página precisa ter',
    'Mais gente inscrita',
    '5 passos até abrir as inscrições',
    'Antes de abrir as inscrições',
    'Qual é a data do seu evento?',
  ]);
  for (const [part, many] of [
    ['.event__benefits .landing__points > li', 4],
    ['.event__parts > li', 6],
    ['.event__send', 6],
    ['.event__questions details[name]', 4],
  ] as const)
    expect($(part).length, part).toBe(many);
});

test('the price and the time can be read beside the first button, and lead to the plans', () => {
  const link = $('.event__start a[href="#plans"]');
  expect(bare(link.text())).toBe('A partir de R$ 350, entrega em 3 a 7 dias');
  expect($('#plans .plan').length).toBe(3);
  expect($('.event__start a.button').attr('href')).toBe(
    '/pt/contact?sourcePage=landing-page-eventos',
  );
});

test('the drawn event says date, hours, place and price, and is said to be an example', () => {
  expect(read('.event__when')[0]).toBe(
    '22.05Encontro do PãoSábado 8h30 às 16h30Galpão da Praça, Rua Exemplo, 100' +
      'R$ 120 no 1º lote, até 30.04',
  );
  expect(read('.event__slot legend, .event__together strong')).toEqual([
    '8h30',
    '9h',
    '10h45',
    '12h15',
    '13h30',
    '15h15',
  ]);
  expect(read('.event__figure figcaption')).toEqual([
    'Exemplo: o evento não existe, e daqui nada é enviado.',
  ]);
});

test('nothing in the drawn form can be filled in; only the talks can be chosen', () => {
  expect($('main input').length).toBe(6);
  expect($('main input:not([type=radio]), main form, main textarea').length).toBe(0);
  expect(
    $('input:checked')
      .toArray()
      .map((input) => $(input).attr('value')),
  ).toEqual(['starter', 'pricing', 'licence']);
});

test('the seats that are drawn are those that the words count', () => {
  // Round dashes lie 8 apart, the first at the start of each line.
  const dots = (path: string): number =>
    [...path.matchAll(/h([\d.]+)/g)].reduce((sum, [, length]) => {
      return sum + Math.floor(Number(length) / 8) + 1;
    }, 0);
  const free = $('.event__talk')
    .toArray()
    .map((talk) => {
      const path = $('path:not([class])', talk).attr('d');
      return [path ? dots(path) : 0, bare($('.event__before', talk).text())];
    });
  expect(free).toEqual([
    [6, 'Restam 6'],
    [14, 'Restam 14'],
    [7, 'Restam 7'],
    [3, 'Restam 3'],
    [28, 'Restam 28'],
    [0, 'Lotada: lista de espera'],
  ]);
  expect(
    $('.event__drawn path')
      .toArray()
      .map((path) => dots($(path).attr('d') ?? '')),
  ).toEqual([10, 45]);
  expect(read('.event__drawn li')).toEqual(['10 inscritos sem a página', '45 com ela']);
});

test('the increase says what it depends on', () => {
  expect(read('#results .landing__note')[0]).toMatch(/^Depende do tema, /);
});
