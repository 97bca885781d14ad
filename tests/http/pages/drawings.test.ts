import { expect, test } from 'vitest';
import { readHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite();

const read = async (address: string) => readHtml((await site.http.get(address)).text);

test('the areas on the floor plan add up to the area in the listing', async () => {
  const { $, text, texts } = await read('/pt/landing-page-imobiliaria-captacao-leads');
  const areas = texts('.imobiliaria__drawing tspan:last-child').map((label) =>
    Number(label.replace(/[^\d,]/g, '').replace(',', '.')),
  );
  expect(areas).toHaveLength(11);
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(76);
  expect(text('.imobiliaria__offer')).toContain('76 m² · uma suíte');
  const spoken = $('.imobiliaria__drawing').attr('aria-label')?.replace(/\s+/g, ' ');
  expect(spoken).toContain('Sala 18,0 m², Quarto 9,8 m², Suíte 11,2 m²');
  expect(spoken).toMatch(/No total, 76,0 m²\.$/);
  expect($('#results svg').attr('aria-label')).toContain('4 partes iguais');
  // The first view draws it as well.
  expect($('#start use').attr('href')).toBe(`#${$('#example g[id]').attr('id')}`);
});

test('the event figure draws as many seats as its text says and has no form', async () => {
  const { $, texts, values } = await read('/pt/landing-page-eventos-inscricoes');
  // Round dashes lie 8 apart, the first at the start of each line.
  const dots = (path = ''): number =>
    [...path.matchAll(/h([\d.]+)/g)].reduce(
      (sum, [, length]) => sum + Math.floor(Number(length) / 8) + 1,
      0,
    );
  const drawn = (selector: string) => values(selector, 'd').map(dots);
  expect(drawn('.event__talk path[opacity]')).toEqual([6, 14, 7, 3, 28]);
  expect(texts('.event__before')).toEqual([
    ...[6, 14, 7, 3, 28].map((seats) => `Restam ${seats}`),
    'Lotada: lista de espera',
  ]);
  expect(drawn('.event__drawn path')).toEqual([10, 45]);
  expect($('main input[type=radio]').length).toBe(6);
  expect($('main input:not([type=radio]), main form, main textarea').length).toBe(0);
});

test('each week of the calendar has five days, and each stage ends with a delivery and a decision', async () => {
  const { $ } = await read('/en/services/ai-consulting');
  expect($('#calendar tbody').length).toBe(8);
  for (const line of $('#calendar tbody tr').toArray()) {
    const days = $(line).find('td').toArray();
    expect(days.reduce((sum, day) => sum + Number($(day).attr('colspan') ?? 1), 0)).toBe(5);
  }
  for (const week of [2, 4, 8]) {
    const end = $(`#calendar tbody:nth-of-type(${week}) td`).slice(-2).toArray();
    expect(end.map((cell) => $(cell).data('stream'))).toEqual(['given', 'asked']);
  }
});

test('each task is placed by its hours and weeks', async () => {
  const { $ } = await read('/en/services/ai-consulting');
  const places = $('.ai-consulting__grid label')
    .toArray()
    .map((label) => `${$(label).find('b').text()}${$(label).data('x')}${$(label).data('y')}`);
  expect(places.sort()).toEqual(['A15', 'B26', 'C12', 'D24', 'E46', 'F33', 'G53', 'H42']);
});

test('each photograph has a picture before and after, and a slider with a spoken value', async () => {
  const { $, texts, values } = await read('/pt/restauracao-fotos-antigas-ia');
  expect([$('.compare').length, $('#start .compare').length]).toEqual([4, 1]);
  for (const pair of $('.compare').toArray()) {
    expect(texts($(pair).find('.compare__tag'))).toEqual(['Antes', 'Depois']);
    const [old = '', fresh = ''] = $(pair)
      .find('img')
      .toArray()
      .map((image) => $(image).attr('src') ?? '');
    expect(old.replace('-old-', '-new-')).toBe(fresh);
    expect(old).not.toBe(fresh);
  }
  expect(values('input[type=range]', 'aria-valuetext')).toEqual(Array(4).fill('50% restaurada'));
  expect(values('input[type=range]', 'value')).toEqual(Array(4).fill('50'));
});

test('the community buttons open COMMUNITY_URL in a new tab', async () => {
  const invitation = 'https://chat.example/group';
  const own = await startSite({ environment: { COMMUNITY_URL: invitation } });
  const { texts, values } = readHtml((await own.http.get('/whatsapp-redirect-achadinhos')).text);
  expect(texts('main .button')).toEqual([
    'Entrar no grupo (abre em nova aba)',
    'Quero entrar no grupo (abre em nova aba)',
  ]);
  expect(values('main .button', 'href')).toEqual([invitation, invitation]);
});
