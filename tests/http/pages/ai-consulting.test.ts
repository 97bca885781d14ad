import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const read = async (address: string) => {
  const $ = parseHtml((await site.ask(address)).body);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((one) => plain($(one).text()));
  return { $, texts };
};

const english = '/en/services/ai-consulting';
const portuguese = '/pt/consultoria-inteligencia-artificial';

/** What a reader of each language sees, worked out by hand. */
const expected = [
  {
    address: english,
    scores: [
      'A Bank against sales 22 1 22',
      'B Supplier bills 28 2 14',
      'C Weekly report 10 1 10',
      'D Product texts 18 2 9',
      'E “Where is my order?” 30 4 7.5',
      'F Comparing quotes 12 3 4',
      'G Granting credit 12.5 5 2.5',
      'H Sorting CVs 8 4 2',
    ],
    sum: '420 a month × 4 min = 28 h. 28 ÷ 2 = 14.',
    titles: ['Score sheet: 8 chores, one first project', '8 weeks on the calendar'],
    days: 'needed on 7 of its 40 days',
    sample: 'Sample sheet',
    times: ['2 weeks', '2 weeks', '4 weeks', '2–3', '3–5', '3–5', '1–2', '5–8'],
    return: 'For each $1 spent, $5 come back: the $1 itself, and $4 on top.',
    refused: 'Let AI add up the commissions.',
  },
  {
    address: portuguese,
    scores: [
      'A Conciliar o banco 22 1 22',
      'B Notas de serviço 28 2 14',
      'C Relatório da semana 10 1 10',
      'D Textos de produto 18 2 9',
      'E “Cadê meu pedido?” 30 4 7,5',
      'F Comparar cotações 12 3 4',
      'G Liberar crédito 12,5 5 2,5',
      'H Triar currículos 8 4 2',
    ],
    sum: '420 por mês × 4 min = 28 h. 28 ÷ 2 = 14.',
    titles: ['Tabela de pontos: 8 tarefas, um primeiro projeto', '8 semanas no calendário'],
    days: 'participa em 7 dos 40 dias',
    sample: 'Tabela de exemplo',
    times: ['2 semanas', '2 semanas', '4 semanas', '2 a 3', '3 a 5', '3 a 5', '1 a 2', '5 a 8'],
    return: 'De cada R$ 1 gasto, voltam R$ 5: o próprio R$ 1 e mais R$ 4.',
    refused: 'A IA podia somar as comissões.',
  },
];

describe.each(expected)('$address', ({ address, ...said }) => {
  test('scores its chores, best first', async () => {
    const { $, texts } = await read(address);
    const rows = $('.ai-consulting__scores tbody tr')
      .toArray()
      .map((row) =>
        $(row)
          .children()
          .toArray()
          .map((cell) => plain($(cell).text()))
          .join(' '),
      );
    expect(rows).toEqual(said.scores);
    expect(texts('.ai-consulting__sum')).toContain(said.sum);
    expect(texts('h2').join(' ')).toContain(said.titles[0]);
    expect(texts('#sheet figcaption').join()).toContain(said.sample);
  });

  test('draws each chore where its line says', async () => {
    const { $ } = await read(address);
    const places = $('.ai-consulting__grid label')
      .toArray()
      .map((label) => `${$(label).find('b').text()}${$(label).data('x')}${$(label).data('y')}`);
    expect(places).toEqual(['A15', 'B26', 'C12', 'D24', 'E46', 'F33', 'G53', 'H42']);
  });

  test('has weeks of five days, and a delivery and a decision at the end of each stage', async () => {
    const { $, texts } = await read(address);
    const lines = $('#calendar tbody tr').toArray();
    expect($('#calendar tbody').length).toBe(8);
    for (const line of lines) {
      const days = $(line)
        .find('td')
        .toArray()
        .reduce((sum, cell) => sum + Number($(cell).attr('colspan') ?? 1), 0);
      expect(days).toBe(5);
    }
    const ends = [2, 4, 8].map((week) => $(`#calendar tbody:nth-of-type(${week}) td`).slice(-2));
    for (const end of ends)
      expect(end.toArray().map((cell) => $(cell).data('stream'))).toEqual(['given', 'asked']);
    expect(texts('#calendar header').join()).toContain(said.titles[1]);
    expect(texts('#calendar header').join()).toContain(said.days);
  });

  test('says what comes out and how long, of eight offers, four of them open', async () => {
    const { $, texts } = await read(address);
    expect($('#offers .ledger > li').length).toBe(8);
    expect($('#offers details .ledger > li').length).toBe(4);
    const times = texts('#offers .ledger > li div:last-child dd');
    times.forEach((time, at) => {
      expect(time.startsWith(said.times[at] ?? '?'), time).toBe(true);
    });
  });

  test('works out hours for the chores of its reader', async () => {
    const { texts } = await read(address);
    // 21 days: 3 times 2 minutes are 126 minutes, 40 times 15 minutes are 12,600.
    const cells = texts('.ai-consulting__hours td');
    const hours = [2, 5, 11, 16, 7, 18, 35, 53, 14, 35, 70, 105, 28, 70, 140, 210];
    expect(cells).toEqual(hours.map((count) => `${count} h`));
    expect(
      texts('.ai-consulting__hours tr > :first-child').map((text) => text.match(/\d+/)?.[0]),
    ).toEqual([undefined, '3', '10', '20', '40']);
  });

  test('claims its return, refuses what is no work for AI, and leads to contact', async () => {
    const { $, texts } = await read(address);
    expect(texts('.ai-consulting__claim')).toEqual(['+400% ROI']);
    expect(texts('.ai-consulting__roi p').join(' ')).toContain(said.return);
    expect(texts('#not h3')[0]).toBe(said.refused);
    const lang = address.slice(1, 3);
    const contact = `/${lang}/contact?sourcePage=${encodeURIComponent(address)}`;
    const buttons = $('main a.button').toArray();
    expect(new Set(buttons.map((button) => $(button).attr('href')))).toEqual(new Set([contact]));
  });
});
