import { expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const { body } = await site.ask('/pt/landing-page-imobiliaria-captacao-leads');
const $ = parseHtml(body);

const squeeze = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
const number = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

test('the areas on the plan add up to what the listing says', () => {
  const rooms = $('.imob__drawing tspan:last-child').toArray();
  expect(rooms).toHaveLength(11);
  const sum = rooms.reduce((all, room) => all + number($(room).text()), 0);
  expect(sum).toBeCloseTo(76);
  expect(squeeze($('.imob__offer').text())).toContain('76 m² · uma suíte');
  const spoken = squeeze($('.imob__drawing').attr('aria-label') ?? '');
  expect(spoken).toContain('Sala 18,0 m², Quarto 9,8 m², Suíte 11,2 m²');
  expect(spoken).toMatch(/No total, 76,0 m²\.$/);
});

test('the costs of a month add up, and a square metre costs its share', () => {
  const cost = (name: string) =>
    $('.imob__costs > div')
      .toArray()
      .flatMap((row) => {
        const values = $('dd span[data-for]', row).toArray();
        const names = $('dt span[data-for]', row).toArray();
        return names.length
          ? names.map((term, at) => [$(term).text(), $(values[at]).text()])
          : [[$('dt', row).text(), $('dd', row).text()]];
      })
      .flatMap(([term, value]) => (term === name ? [squeeze(value ?? '')] : []));
  expect(cost('Venda')).toEqual(['R$ 456.000']);
  expect(cost('Preço por m²')).toEqual(['R$ 6.000']);
  expect(cost('Só o aluguel')).toEqual(['R$ 2.350']);
  expect(cost('Condomínio')).toEqual(['R$ 620']);
  expect(cost('IPTU por mês')).toEqual(['R$ 95']);
  expect(cost('Total do mês')).toEqual(['R$ 3.065']);
});

test('the parts of such a page are named, in the order of the drawn strips', () => {
  const names = $('#elements li h3').toArray();
  expect(names.map((name) => $(name).text())).toEqual([
    'Fotos e planta',
    'Preço e custos',
    'Mapa dos arredores',
    'Três perguntas',
    'O corretor e o CRECI',
    'WhatsApp à mão',
  ]);
  expect($('#elements li svg')).toHaveLength(6);
});

test('the title block says what it costs and how long it takes', () => {
  const lines = $('.imob__block > div').toArray();
  expect(lines.map((line) => squeeze($('dd', line).text()))).toEqual([
    'R$ 350 a R$ 1.500',
    '3 a 7 dias',
    'no seu nome',
  ]);
});

test('the increase is drawn as many times as its percentage says, with what it depends on', () => {
  const text = squeeze($('#results').text());
  expect(text).toContain('Para cada pedido de hoje, 4 com a página.');
  expect(text).toContain('Depende do imóvel');
  expect($('#results svg').attr('aria-label')).toContain('4 partes iguais');
});

test('says by which law a registration number is printed, and what a launch adds', () => {
  const text = squeeze($('#elements').text());
  expect(text).toContain('a lei manda pôr em todo anúncio (Lei 6.530/78, art. 20)');
  expect(text).toContain('o número do registro da incorporação');
});

test('draws the plan in the first view as well', () => {
  expect($('#start use').attr('href')).toBe(`#${$('#example g[id]').attr('id')}`);
});
