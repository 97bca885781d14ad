import { expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite({ warm: false });
const address = '/pt/restauracao-fotos-antigas-ia';
const $ = parseHtml((await site.ask(address)).body);

const text = (selector: string): string =>
  $(selector).text().replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();

const texts = (selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replaceAll('\u00a0', ' ').trim());

test('has its sections in this order', () => {
  const ids = $('main section[id]')
    .toArray()
    .map(({ attribs }) => attribs['id']);
  const expected = [
    'start',
    'pairs',
    'steps',
    'limits',
    'privacy',
    'send',
    'sizes',
    'reasons',
    'contact',
  ];
  expect(ids).toEqual(expected);
});

test('shows the street first, and three pairs: colour, tear, scratches', () => {
  expect($('#start .compare').length).toBe(1);
  expect(texts('#pairs li h3 span:last-child')).toEqual([
    'Colorização',
    'Rasgo removido',
    'Riscos removidos',
  ]);
  expect($('.compare').length).toBe(4);
  for (const pair of $('.compare').toArray()) {
    expect(
      $(pair)
        .find('.compare__tag')
        .toArray()
        .map((tag) => $(tag).text()),
    ).toEqual(['Antes', 'Depois']);
    const [old = '', fresh = ''] = $(pair)
      .find('img')
      .toArray()
      .map((image) => $(image).attr('src') ?? '');
    expect(old.replace('-old-', '-new-')).toBe(fresh);
    expect(old).not.toBe(fresh);
  }
});

test('reads its ranges out in words', () => {
  const ranges = $('input[type=range]').toArray();
  expect(ranges.length).toBe(4);
  for (const range of ranges) {
    expect($(range).attr('value')).toBe('50');
    expect($(range).attr('aria-valuetext')).toBe('50% restaurada');
  }
});

test('has three steps and four reasons', () => {
  expect(texts('#steps ol > li > h3')).toEqual(['Você manda', 'A gente olha', 'Ela volta']);
  expect($('#reasons li').length).toBe(4);
});

test('says the hours of the delivery wherever they matter, and the home page says the same', async () => {
  expect(text('#start dl')).toContain('até 48 horas');
  expect(text('.restore__timer')).toContain('48 horas');
  expect(text('title')).toContain('48 horas');
  expect($('meta[name=description]').attr('content')).toContain('48\u00a0horas');
  const home = parseHtml((await site.ask('/pt')).body);
  expect(home('#solutions').text()).toContain('até 48\u00a0horas');
});

test('says how a photograph is sent', () => {
  expect(text('#send')).toContain('300 dpi');
  expect(text('#send')).toContain('mande como documento');
  expect(texts('#send ol li')).toEqual(['Clipe ou +', 'Documento', 'Sua foto']);
});

test('says in pixels what a paper needs, and how finely a small photograph is scanned for it', () => {
  const rows = $('#sizes tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .find('th, td')
        .toArray()
        .map((cell) => $(cell).text()),
    );
  expect(rows.map((row) => row.map((cell) => cell.replaceAll('\u00a0', ' ')))).toEqual([
    ['10 × 15 cm', '1.181 × 1.772 px', 'escaneie a 300 dpi'],
    ['13 × 18 cm', '1.535 × 2.126 px', 'escaneie a 390 dpi'],
    ['15 × 21 cm', '1.772 × 2.480 px', 'escaneie a 450 dpi'],
    ['20 × 30 cm', '2.362 × 3.543 px', 'escaneie a 600 dpi'],
    ['30 × 45 cm', '3.543 × 5.315 px', 'escaneie a 900 dpi'],
  ]);
});

test('says what does not come back, and what its pictures are', () => {
  expect(text('#limits li:last-child')).toContain('A gente não inventa rosto');
  expect(text('#limits')).toContain('a IA pode errar');
  expect(text('#pairs')).toContain('exemplos: cenas nossas');
  expect(text('#pairs')).toContain('A mãe e a menina não existem.');
});

test('its form and its links carry the page, and the message of its own', () => {
  expect($('#contact form input[name=sourcePage]').attr('value')).toBe(address);
  const message = 'Olá! Tenho uma foto antiga que quero restaurar.';
  expect($('#contact textarea').text()).toBe(message);
  const links = $('main a[href^="https://wa.me/"]').toArray();
  expect(links.length).toBeGreaterThan(1);
  for (const link of links)
    expect(new URL($(link).attr('href') ?? '').searchParams.get('text')).toBe(message);
});

test('declares the canonical address that the specification gives it', () => {
  expect($('link[rel=canonical]').attr('href')).toBe(`${siteOrigin}/pt/tools/restauracao-fotos`);
});

test('says that AI is used, and what is not known about the photograph', () => {
  expect(text('h1')).toContain('com IA');
  expect(text('#privacy')).toContain('inteligência artificial');
  expect(text('#privacy')).toContain('não está publicado');
  expect($('#pairs a[href^="https://wa.me/"]').length).toBe(1);
});
