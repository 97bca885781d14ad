import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { siteOrigin, startSite } from '../../support/site';

const site = await startSite({ warm: false });

const listing = 'https://example.com/marketplace/image';

/** Text as a reader sees it: one space for any, those that do not break included. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What the page has to say, written by hand from the specification in the writing of each language. */
const said = {
  en: {
    start: 'Get Started',
    documentation: 'Documentation',
    buttons: ['Choose Basic', 'Choose Pro', 'Choose Ultra', 'Choose Mega'],
    hard: 'Hard limit: further requests are refused',
    plans: [
      ['Basic', '$0.00 a month', '2,600 tokens a month', '2 requests a month'],
      ['Pro', '$10.00 a month', '103,200 tokens a month', '80 requests a month'],
      ['Ultra Most popular', '$20.00 a month', '216,720 tokens a month', '168 requests a month'],
      ['Mega', '$50.00 a month', '536,640 tokens a month', '416 requests a month'],
    ],
    sums: [
      ['Basic', '1,300', 'free'],
      ['Pro', '1,290', '$0.125'],
      ['Ultra', '1,290', '$0.119'],
      ['Mega', '1,290', '$0.120'],
    ],
    errors: 'Not documented yet',
    message: 'Hello! I have a question about the image generation and editing API.',
  },
  pt: {
    start: 'Começar',
    documentation: 'Documentação',
    buttons: ['Escolher Basic', 'Escolher Pro', 'Escolher Ultra', 'Escolher Mega'],
    hard: 'Limite fixo: acima dele, a requisição é recusada',
    plans: [
      ['Basic', 'US$ 0,00 por mês', '2.600 tokens por mês', '2 requisições por mês'],
      ['Pro', 'US$ 10,00 por mês', '103.200 tokens por mês', '80 requisições por mês'],
      [
        'Ultra Mais popular',
        'US$ 20,00 por mês',
        '216.720 tokens por mês',
        '168 requisições por mês',
      ],
      ['Mega', 'US$ 50,00 por mês', '536.640 tokens por mês', '416 requisições por mês'],
    ],
    sums: [
      ['Basic', '1.300', 'grátis'],
      ['Pro', '1.290', 'US$ 0,125'],
      ['Ultra', '1.290', 'US$ 0,119'],
      ['Mega', '1.290', 'US$ 0,120'],
    ],
    errors: 'Ainda não estão documentados',
    message: 'Olá! Tenho uma dúvida sobre a API de geração e edição de imagens.',
  },
} as const;

describe.each(['en', 'pt'] as const)('the image API in %s', async (lang) => {
  const $ = parseHtml((await site.ask(`/nano-banana-api?lang=${lang}`)).body);
  const t = said[lang];
  const texts = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => plain($(element).clone().find('.visually-hidden').remove().end().text()));

  test('has its four plans, to the letter', () => {
    const plans = $('.plan')
      .toArray()
      .map((card) => [
        plain($(card).find('h3').text()),
        plain($(card).find('.plan__price').text()),
        ...$(card)
          .find('.plan__points li')
          .toArray()
          .map((point) => plain($(point).text())),
      ]);
    expect(plans).toEqual(t.plans.map((plan) => [...plan, t.hard]));
    expect(texts('.plan a')).toEqual(t.buttons);
  });

  test('says what a request comes to', () => {
    const rows = $('#pricing tbody tr')
      .toArray()
      .map((row) =>
        $(row)
          .find('th, td')
          .toArray()
          .map((cell) => plain($(cell).text())),
      );
    expect(rows).toEqual(t.sums);
  });

  test('opens documentation and plans outside, and starts at the pricing', () => {
    const documentation = $('#start a[target=_blank]');
    expect(documentation.attr('href')).toBe(listing);
    expect(texts('#start a[target=_blank]')).toEqual([t.documentation]);
    for (const link of $('.plan a').toArray()) {
      expect($(link).attr('href')).toBe(`${listing}/pricing`);
      expect($(link).attr('target')).toBe('_blank');
    }
    expect(texts('a[href="#pricing"]')).toEqual([t.start]);
  });

  test('documents two endpoints, each with its fields and with samples that save a file', () => {
    const cards = $('#generate-request, #edit-request').parent().toArray();
    expect(cards.map((card) => plain($(card).find('h3').text()))).toEqual([
      'POST /generate',
      'POST /edit',
    ]);
    expect(
      cards.map((card) =>
        $(card)
          .find('.field')
          .toArray()
          .map((name) => $(name).text()),
      ),
    ).toEqual([['prompt'], ['prompt', 'image_url']]);
    for (const [at, [path, file]] of [
      ['generate', 'cafe.'],
      ['edit', 'cafe-yellow.'],
    ].entries()) {
      const samples = $(cards[at]).find('pre').toArray();
      expect(samples).toHaveLength(3);
      for (const sample of samples) {
        expect($(sample).text()).toContain(`https://api.example.com/${path}`);
        expect($(sample).text()).toContain('X-Api-Key');
        expect($(sample).text()).toContain(file);
      }
    }
    expect(plain($('#endpoints').text())).toContain(t.errors);
  });

  test('edits a picture of ours in its samples, and links it', async () => {
    const picture = '/samples/cafe.png';
    expect($(`#first a[href="${picture}"]`).text()).toBe('cafe.png');
    for (const sample of $('#edit-request pre').toArray())
      expect($(sample).text()).toContain(siteOrigin + picture);
    expect((await site.ask(picture)).headers['content-type']).toBe('image/png');
  });

  test('has a form that knows where its reader is', () => {
    expect($('form input[name=sourcePage]').attr('value')).toBe('nano-banana-api');
    expect($('form textarea').text()).toBe(t.message);
  });

  test('has four features', () => {
    expect($('#features h3')).toHaveLength(4);
  });
});
