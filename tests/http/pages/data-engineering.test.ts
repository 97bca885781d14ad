import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

const nbsp = '\u00a0';

/** Written by hand: what a reader of each language sees. */
const expected = [
  {
    address: '/en/services/data-engineering',
    contact: '/en/contact?sourcePage=%2Fen%2Fservices%2Fdata-engineering',
    account: [
      'The four together said: $115,721.10',
      'Store ERP: −$18,711.00',
      'Web shop: +$389.90',
      'Order sheet: +$1,250.00',
      'Bank: −$1,250.00',
      'Sold in May: $97,400.00',
    ],
    said: ['66,511.00', '29,210.10', '11,600.00', '8,400.00'],
    may: ['May', '47,800', '29,600', '12,850', '7,150', '97,400'],
    totals: ['78.8', '73.5', '84.8', '86.1', '97.4', '89.7'],
    times: [1, 2, 1, 1, 1, 2, 3].map(
      (from, at) => `${from}–${[2, 4, 3, 2, 2, 5, 6][at]}${nbsp}weeks`,
    ),
    night: ['14 new rows', '3 tries', 'called “Total”', '1 payment'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  },
  {
    address: '/pt/engenharia-dados-analytics',
    contact: '/pt/contact?sourcePage=%2Fpt%2Fengenharia-dados-analytics',
    account: [
      `Os quatro somavam: R$${nbsp}115.721,10`,
      `ERP do balcão: −R$${nbsp}18.711,00`,
      `Loja virtual: +R$${nbsp}389,90`,
      `Planilha: +R$${nbsp}1.250,00`,
      `Banco: −R$${nbsp}1.250,00`,
      `Vendido em maio: R$${nbsp}97.400,00`,
    ],
    said: ['66.511,00', '29.210,10', '11.600,00', '8.400,00'],
    may: ['maio', '47.800', '29.600', '12.850', '7.150', '97.400'],
    totals: ['78,8', '73,5', '84,8', '86,1', '97,4', '89,7'],
    times: [1, 2, 1, 1, 1, 2, 3].map(
      (from, at) => `${from}${nbsp}a${nbsp}${[2, 4, 3, 2, 2, 5, 6][at]}${nbsp}semanas`,
    ),
    night: ['14 linhas novas', '3 tentativas', 'se chama “Total”', '1 pagamento'],
    months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun'],
  },
];

describe.each(expected)(
  '$address',
  ({ address, contact, account, said, may, totals, times, night, months }) => {
    const page = async () => parseHtml((await site.ask(address)).body);
    const texts = async (selector: string) => {
      const $ = await page();
      return $(selector)
        .toArray()
        .map((one) => $(one).text().trim());
    };

    test('tells how four wrong rows made the difference, and it adds up', async () => {
      const $ = await page();
      const lines = $('.data-engineering__account dl > div')
        .toArray()
        .map((line) => `${$(line).find('dt').text()}: ${$(line).find('dd').text()}`);
      expect(lines).toEqual(account);
      expect(await texts('.data-engineering__sources b')).toEqual(said);
    });

    test('has the figures of the chart in a table', async () => {
      const rows = await texts('.data-engineering__figures tbody tr');
      expect(rows).toHaveLength(6);
      expect(await texts('.data-engineering__figures tbody tr:nth-child(5) > *')).toEqual(may);
    });

    test('names months and sums in the chart as its reader writes them', async () => {
      const named = await texts('.data-engineering__chart svg > g:not([data-source]) text');
      expect(named.filter((_text, at) => at % 2 === 0)).toEqual(totals);
      expect(named.filter((_text, at) => at % 2 === 1)).toEqual(months);
    });

    test('offers seven works, each with what goes in, what comes out and how long', async () => {
      const $ = await page();
      const works = $('#work .ledger > li').toArray();
      expect(works).toHaveLength(7);
      for (const work of works)
        for (const said of $(work).find('h3, dd').toArray()) expect($(said).text()).not.toBe('');
      expect(works.map((work) => $(work).find('dd').last().text())).toEqual(times);
    });

    test('says of each source how the night went', async () => {
      const runs = await texts('#fails tbody tr');
      expect(runs).toHaveLength(4);
      for (const [at, run] of night.entries()) expect(runs[at]).toContain(run);
    });

    test('leads to contact with its own address', async () => {
      const $ = await page();
      const starts = $('main a.button:not(.button--quiet)').toArray();
      expect(new Set(starts.map((start) => $(start).attr('href')))).toEqual(new Set([contact]));
    });
  },
);
