import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

const read = async (address: string) => parseHtml((await site.ask(address)).body);

const texts = ($: ReturnType<typeof parseHtml>, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((one) => $(one).text().trim());

const pages = [
  {
    address: '/en/services/ai-agents',
    title: 'It is 22:41,',
    times: ['22:41', '22:42', '22:43', '22:45', '8:04'],
    marked: ['$20', '$32', '8:00 to 18:00', '8:30', '30 minutes'],
    found: ['Fit a chain$20', 'Chain, 9-speed$32', 'Mon–Fri8:00–18:00', '8:30Lia, chain, 30 min'],
    total: '$52 altogether',
    week: '54 of the week’s 168 hours',
    spans: ['2–3', '3–4', '3–5', '3–5', '3–4', '3–4', '2–4'].map((span) => `${span}\u00a0weeks`),
    refund: ['Sends the bill again', 'Refunds, more time to pay'],
  },
  {
    address: '/pt/agentes-inteligencia-artificial',
    title: 'São 22h41 ',
    times: ['22h41', '22h42', '22h43', '22h45', '8h04'],
    marked: ['R$\u00a045', 'R$\u00a089', 'das 8h às 18h', '8h30', '30 minutos'],
    found: [
      'Trocar corrente' + 'R$\u00a045',
      'Corrente, 9 marchas' + 'R$\u00a089',
      'Seg–sex8h–18h',
      '8h30Lia, corrente, 30 min',
    ],
    total: 'no total, R$\u00a0134',
    week: '54 das 168 horas da semana',
    spans: ['2 a 3', '3 a 4', '3 a 5', '3 a 5', '3 a 4', '3 a 4', '2 a 4'].map((span) =>
      `${span} semanas`.replaceAll(' ', '\u00a0'),
    ),
    refund: ['Manda a segunda via', 'Reembolso, prazo, acordo'],
  },
];

describe.each(pages)('$address', ({ address, title, times, ...said }) => {
  const { marked, found, total, week, spans, refund } = said;

  test('takes place after closing, minute by minute, and is answered by a person in the morning', async () => {
    const $ = await read(address);
    expect($('h1').text()).toContain(title);
    const told = texts($, '.agents__from').map((from) => from.split(', ').at(-1));
    expect([...new Set(told)]).toEqual(times);
  });
  test('marks in the answers what is marked in the sources', async () => {
    const $ = await read(address);
    expect(texts($, '.agents__sure mark')).toEqual(marked);
    expect(texts($, '.agents__lines [data-found]').slice(0, 4)).toEqual(found);
    expect($('.agents__sure').first().text()).toContain(total);
  });

  test('has seven works with a question, what comes out and how long, four of them open', async () => {
    const $ = await read(address);
    expect(texts($, '.ledger > li dl > div:last-child dd')).toEqual(spans);
    expect($('.ledger .agents__says').length).toBe(spans.length);
    expect($('.ledger dd').length).toBe(2 * spans.length);
    expect($('details .ledger > li').length).toBe(spans.length - 4);
  });

  test('has 24/7 as its one statistic, and the hours of the drawn week', async () => {
    const $ = await read(address);
    expect(texts($, '.agents__stat strong')).toEqual(['24/7']);
    expect($('.agents__benefits').text()).toContain(week);
    expect($('main').text()).not.toMatch(/\d\s?%/);
  });

  test('says who decides on money', async () => {
    const $ = await read(address);
    expect(texts($, '.agents__limits tr:nth-child(3) td')).toEqual(refund);
  });
});
