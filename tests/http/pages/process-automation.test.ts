import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What a reader of each language sees, worked out by hand. */
const pages = [
  {
    address: '/en/services/process-automation',
    times: ['6:01', '6:01', '6:11', '6:21'],
    subject: 'Stopped at step 3 of 8. Nothing recorded.',
    tries: 'It tries 3 times, 10 min apart',
    spans: ['2–4', '3–5', '3–5', '3–6', '2–3', '2–4', '1–2', '1–2'].map((span) => `${span} weeks`),
    whole: '1–6 weeks',
  },
  {
    address: '/pt/automacao-processos-empresariais',
    times: ['6h01', '6h01', '6h11', '6h21'],
    subject: 'Parei no passo 3 de 8. Nada lançado.',
    tries: 'Tenta 3 vezes, a cada 10 min',
    spans: ['2–4', '3–5', '3–5', '3–6', '2–3', '2–4', '1–2', '1–2'].map(
      (span) => `${span.replace('–', ' a ')} semanas`,
    ),
    whole: '1 a 6 semanas',
  },
];

describe.each(pages)('$address', ({ address, times, subject, tries, spans, whole }) => {
  const read = async () => {
    const $ = parseHtml((await site.ask(address)).body);
    const texts = (selector: string) =>
      $(selector)
        .toArray()
        .map((one) => plain($(one).text()));
    return { $, texts };
  };

  test('stops at times that follow from how often it tries', async () => {
    const { texts } = await read();
    expect(texts('.process-automation__mail ol li > span')).toEqual(times);
    expect(texts('.process-automation__subject')).toEqual([subject]);
    expect(texts('.process-automation__cases dd')[0]).toContain(tries);
  });

  test('has eight works with what goes in, what comes out and how long, each drawn on a ruler', async () => {
    const { $, texts } = await read();
    expect(texts('#works .ledger dl > div:last-child dd')).toEqual(spans);
    expect($('#works .ledger dd').length).toBe(3 * spans.length);
    expect($('#works .ledger__bar').length).toBe(spans.length);
    expect($('#works details .ledger > li').length).toBe(spans.length - 4);
    expect(texts('.process-automation__terms dd')[0]).toContain(whole);
  });

  test('works out the time at stake over 21 days and 12 months', async () => {
    const { texts } = await read();
    expect(texts('.process-automation__worth tbody :is(th, td)')).toEqual([
      '10 min',
      '3 h 30 min',
      '42 h',
      '30 min',
      '10 h 30 min',
      '126 h',
      '1 h',
      '21 h',
      '252 h',
    ]);
  });

  test('leads to contact with its own address', async () => {
    const { $ } = await read();
    const lang = address.slice(1, 3);
    const contact = `/${lang}/contact?sourcePage=${encodeURIComponent(address)}`;
    const starts = $(`main a.button[href^="/"]`).toArray();
    expect(new Set(starts.map((start) => $(start).attr('href')))).toEqual(new Set([contact]));
  });
});

test('the totals follow from the minutes of the steps', async () => {
  const $ = parseHtml((await site.ask('/en/services/process-automation')).body);
  const rows = $('.process-automation__totals tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => plain($(cell).text())),
    );
  expect(rows).toEqual([
    ['People’s work a day', '1 h 38 min', '6 min'],
    ['In 21 working days', '34 h 18 min', '2 h 6 min'],
    ['Lines typed by hand', '74', '0'],
    ['The warehouse knows at', '10:23', '6:09'],
    ['Unclear ones settled at', '11:13', '8:36'],
  ]);
});
