import { expect, test } from 'vitest';
import { readHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite();

const read = async (address: string) => readHtml((await site.http.get(address)).text);

test('the areas on the floor plan add up to the area in the listing', async () => {
  const { $, text, texts } = await read('/pt/landing-page-imobiliaria-captacao-leads');
  const areas = texts('.landing-page-imobiliaria__drawing tspan:last-child').map((label) =>
    Number(label.replace(/[^\d,]/g, '').replace(',', '.')),
  );
  expect(areas).toHaveLength(11);
  expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(76);
  expect(text('.landing-page-imobiliaria__offer')).toContain('76 m² · uma suíte');
  const spoken = $('.landing-page-imobiliaria__drawing').attr('aria-label')?.replace(/\s+/g, ' ');
  expect(spoken).toContain('Sala 18,0 m², Quarto 9,8 m², Suíte 11,2 m²');
  expect(spoken).toMatch(/No total, 76,0 m²\.$/);
  expect($('#results svg').attr('aria-label')).toContain('4 partes iguais');
  // The first view draws it as well.
  expect($('#start use').attr('href')).toBe(`#${$('#example g[id]').attr('id')}`);
});

test('each photograph has a picture before and after, and a slider with a spoken value', async () => {
  const { $, texts, values } = await read('/pt/restauracao-fotos-antigas-ia');
  expect([$('.comparison').length, $('#start .comparison').length]).toEqual([4, 1]);
  for (const pair of $('.comparison').toArray()) {
    expect(texts($(pair).find('.comparison__tag'))).toEqual(['Antes', 'Depois']);
    const [old = '', fresh = ''] = $(pair)
      .find('img')
      .toArray()
      .map((image) => $(image).attr('src') ?? '');
    expect(old.replace('-old-', '-new-')).toBe(fresh);
    expect(old).not.toBe(fresh);
  }
  expect(values('input[type=range]', 'aria-valuetext')).toEqual(
    Array(4).fill('50% da foto antiga'),
  );
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
