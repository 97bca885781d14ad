import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

const read = async (address: string) => parseHtml((await site.ask(address)).body);

const squeeze = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

const english = '/en/services/lead-capture-tool';
const portuguese = '/pt/captura-leads-online';

describe('the lead capture page', () => {
  test.each([
    [
      english,
      [
        'up to 320% more leads',
        '+200–300% conversion',
        '+150% lead quality',
        '−60% cost per lead',
        '24/7 collecting contacts',
      ],
    ],
    [
      portuguese,
      [
        'até 320% mais leads',
        '+200–300% de conversão',
        '+150% na qualidade dos leads',
        '−60% no custo por lead',
        '24/7 recebendo contatos',
      ],
    ],
  ])('%s makes its five claims', async (address, claims) => {
    const $ = await read(address);
    const made = $('#numbers dl > div')
      .toArray()
      .map((row) => squeeze(`${$(row).find('dd').text()} ${$(row).find('dt').text()}`));
    expect(made).toEqual(claims);
  });

  test.each([
    [
      english,
      ['Newsletter', 'E-book or file', 'Waiting list', 'Webinar', 'Appointment', 'Quote request'],
    ],
    [
      portuguese,
      [
        'Lista de novidades',
        'E-book ou material',
        'Lista de espera',
        'Aula ao vivo',
        'Agendamento',
        'Pedido de orçamento',
      ],
    ],
  ])('%s has six goals, from the shortest form to the longest', async (address, names) => {
    const $ = await read(address);
    const goals = $('#goals > ul > li').toArray();
    expect(goals.map((goal) => $(goal).find('h3').text())).toEqual(names);
    expect(goals.map((goal) => $(goal).find('ul > li').length)).toEqual([1, 2, 2, 3, 4, 5]);
    for (const goal of goals)
      expect($(goal).find('.capture__gets p').last().text().length).toBeGreaterThan(30);
  });

  test.each([
    [
      english,
      '10 working days',
      ['Before you decide', 'Before you decide', 'Days 1–2', 'Days 3–4', 'Days 5–7'],
      ['Day 8', 'Day 9', 'Day 10'],
    ],
    [
      portuguese,
      '10 dias úteis',
      ['Antes de fechar', 'Antes de fechar', 'Dias 1–2', 'Dias 3–4', 'Dias 5–7'],
      ['Dia 8', 'Dia 9', 'Dia 10'],
    ],
  ])('%s has eight steps and their days', async (address, total, first, last) => {
    const $ = await read(address);
    const steps = $('#process ol > li').toArray();
    const when = steps.map((step) => $(step).find('.capture__when').text());
    expect(when).toEqual([...first, ...last]);
    expect($('#process header').text()).toContain(total);
  });

  test.each([
    [english, ['Instagram', 'Google', 'QR code'], ['$15', '$30', '$15'], ['$150', '$100', '$60']],
    [
      portuguese,
      ['Instagram', 'Google', 'QR Code'],
      ['R$ 15', 'R$ 30', 'R$ 15'],
      ['R$ 150', 'R$ 100', 'R$ 60'],
    ],
  ])('%s counts up a month in which its heading is true', async (address, sources, ...sums) => {
    const $ = await read(address);
    expect(
      $('#tally th[scope=col]')
        .toArray()
        .map((head) => squeeze($(head).text())),
    ).toEqual(sources);
    const rows = $('#tally tbody tr')
      .toArray()
      .map((row) =>
        $(row)
          .find('td')
          .toArray()
          .map((cell) => squeeze($(cell).text())),
      );
    expect(rows.slice(3)).toEqual(sums);
  });
});
