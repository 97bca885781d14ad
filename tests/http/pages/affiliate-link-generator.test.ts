import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

/** Texts as a person reads them: spaces of any kind are one, and what is only drawn is left out. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const pages = [
  {
    address: '/en/services/affiliate-link-generator',
    plans: [
      ['Beginner', '$49.90 a month', 'Up to 100 links a month'],
      ['Professional', '$89.90 a month', 'Unlimited links'],
      ['Expert', '$149.90 a month', 'Unlimited links'],
    ],
    sends: ['Plan: Beginner', 'Plan: Professional', 'Plan: Expert'],
    table: [
      ['Network', 'Beginner', 'Professional', 'Expert'],
      ['WhatsApp', 'yes', 'yes', 'yes'],
      ['Telegram', 'no', 'yes', 'yes'],
      ['Instagram', 'no', 'no', 'yes'],
      ['Pinterest', 'no', 'no', 'yes'],
    ],
    rated: 'Rated 5 out of 5',
    sample: 'Sample review',
    asked: [/networks/, /registered/, /pay/, /cancel/],
    post: 'Was $32.00, now $24.90',
    spans: ['5–10 minutes', '10–20 minutes', '10–15 minutes', '1–2 working days'],
    daily: 'About 3 finds a day',
  },
  {
    address: '/pt/gerador-links-afiliados-automatico',
    plans: [
      ['Iniciante', 'R$ 49,90 por mês', 'Até 100 links por mês'],
      ['Profissional', 'R$ 89,90 por mês', 'Links ilimitados'],
      ['Especialista', 'R$ 149,90 por mês', 'Links ilimitados'],
    ],
    sends: ['Plano: Iniciante', 'Plano: Profissional', 'Plano: Especialista'],
    table: [
      ['Rede', 'Iniciante', 'Profissional', 'Especialista'],
      ['WhatsApp', 'sim', 'sim', 'sim'],
      ['Telegram', 'não', 'sim', 'sim'],
      ['Instagram', 'não', 'não', 'sim'],
      ['Pinterest', 'não', 'não', 'sim'],
    ],
    rated: 'Nota 5 de 5',
    sample: 'Avaliação de exemplo',
    asked: [/redes/, /cadastro/, /pago/, /cancelo/],
    post: 'De R$ 129,90 por R$ 89,90',
    spans: ['5 a 10 minutos', '10 a 20 minutos', '10 a 15 minutos', '1 a 2 dias úteis'],
    daily: 'Uns 3 achadinhos por dia',
  },
];

describe.each(pages)('$address', (page) => {
  const read = async () => parseHtml((await site.ask(page.address)).body);

  test('has three plans, each with its price and its links', async () => {
    const $ = await read();
    const cards = $('.plan')
      .toArray()
      .map((card) =>
        ['h3', '.plan__price', '.plan__points li:first-child'].map((part) =>
          plain($(card).find(part).text()),
        ),
      );
    expect(cards).toEqual(page.plans);
  });

  test('has plan buttons that send the name of their plan', async () => {
    const $ = await read();
    const links = $('.plan a.button')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const sent = await Promise.all(
      links.map(async (link) => {
        const { searchParams } = new URL(link, site.address);
        expect(searchParams.get('sourcePage')).toBe(page.address);
        expect(['iniciante', 'profissional', 'especialista']).toContain(searchParams.get('plan'));
        const $contact = parseHtml((await site.ask(link)).body);
        const chat = new URL($contact('main a[href^="https://wa.me/"]').attr('href') ?? '');
        return chat.searchParams.get('text')?.split('\n').at(-1);
      }),
    );
    expect(sent).toEqual(page.sends);
  });

  test('says in words which plan posts where', async () => {
    const $ = await read();
    const rows = $('#plans tr')
      .toArray()
      .map((row) =>
        $(row)
          .find('th, td')
          .toArray()
          .map((cell) => plain($(cell).text())),
      );
    expect(rows).toEqual(page.table);
  });

  test('has four, five and five steps to connect Telegram, Instagram and Pinterest', async () => {
    const $ = await read();
    const counts = ['telegram', 'instagram', 'pinterest'].map(
      (network) => $(`#connect-${network} ol > li`).length,
    );
    expect(counts).toEqual([4, 5, 5]);
    for (const [at, count] of counts.entries())
      expect($('#connect h3').eq(at).text()).toMatch(new RegExp(`^${count} `));
  });

  test('says how long it takes, and how far the links of a month go', async () => {
    const $ = await read();
    const said = [0, 1, 2].map((at) => plain($('#connect h3').eq(at).text()));
    said.push(plain($('#begin ol').text()));
    for (const [at, span] of page.spans.entries()) expect(said[at]).toContain(span);
    expect(plain($('.plan__points').first().text())).toContain(page.daily);
  });

  test('has two testimonials, with who speaks and a rating in words, said to be examples', async () => {
    const $ = await read();
    const voices = $('blockquote').toArray();
    expect(voices).toHaveLength(2);
    for (const voice of voices) {
      expect($(voice).find('cite').text().trim()).not.toBe('');
      expect($(voice).find('.visually-hidden').text()).toBe(page.rated);
    }
    for (const stars of $('#voices .aff__stars').toArray())
      expect(plain($(stars).text())).toContain(page.sample);
  });

  test('has four questions of one group, all closed', async () => {
    const $ = await read();
    const questions = $('#questions details').toArray();
    expect(questions).toHaveLength(4);
    expect(new Set(questions.map((one) => $(one).attr('name'))).size).toBe(1);
    expect($(questions[0]).attr('name')).toBeTruthy();
    expect($('#questions details[open]').length).toBe(0);
    for (const [at, asked] of page.asked.entries())
      expect($(questions[at]).find('summary').text()).toMatch(asked);
  });

  test('shows the price of the drawn product as the language writes it', async () => {
    const $ = await read();
    expect(plain($('.aff__bubble').text())).toContain(page.post);
  });
});
