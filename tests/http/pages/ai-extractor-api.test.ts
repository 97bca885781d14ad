import { describe, expect, test } from 'vitest';
import { readDocuments } from '../../support/documents';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const documents = await readDocuments(site);

const pages = [
  {
    address: '/en/services/ai-extractor-api',
    facts: ['PDF, JPG, PNG or TIFF, up to 80 pages a file', '2–5 weeks, depending on the paper'],
    times: ['2–3 weeks', '3–4 weeks', '3–5 weeks', '2–4 weeks', '3–5 weeks', '3–4 weeks'],
    ready: [
      '/en/products/nfse-extraction',
      '/en/products/invoice-extraction',
      '/en/products/barcode-extractor',
      '/en/products/ocr-document-pro',
    ],
    refused: 'Refused above 80 pages.',
    pile: /^About 20 sheets .* 10 more /,
    scores: 'of 10',
  },
  {
    address: '/pt/api-extracao-dados-ia',
    facts: ['PDF, JPG, PNG ou TIFF, até 80 páginas por arquivo', '2 a 5 semanas, conforme o papel'],
    times: ['2 a 3 semanas', '3 a 4 semanas', '3 a 5 semanas', '2 a 4 semanas', '3 a 5 semanas'],
    ready: [
      '/pt/extracao-dados-nfse',
      '/pt/extrator-notas-fiscais',
      '/pt/extrator-codigo-barras-qrcode',
      '/pt/ocr-reconhecimento-texto-documentos',
    ],
    refused: 'Acima de 80 páginas é recusado.',
    pile: /^Umas 20 folhas .* outras 10 /,
    scores: 'de 10',
  },
];

describe.each(pages)('$address', ({ address, facts, times, ready, refused, pile, scores }) => {
  const found = documents.find(([title]) => title.includes(address));
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  test('says formats, limit and time, and works with what goes in, what comes out and how long', () => {
    if (!found) throw new Error(`${address} is not among the documents`);
    const { $ } = found[1];
    const said = $('.extractor__facts dd')
      .toArray()
      .map((one) => plain($(one).text()));
    expect(said).toEqual(expect.arrayContaining(facts));
    const works = $('.ledger > li').toArray();
    expect(works.length).toBeGreaterThanOrEqual(6);
    for (const work of works) expect($(work).find('dd').length).toBe(3);
    const spans = works.map((work) => plain($(work).find('dd').last().text()));
    expect(spans.slice(0, times.length)).toEqual(times);
    expect(plain($('#failures').text())).toContain(refused);
  });

  test('asks for so many sheets, and counts those kept aside', () => {
    if (!found) throw new Error(`${address} is not among the documents`);
    const { $ } = found[1];
    expect(plain($('#how ol > li').eq(2).find('p').text())).toMatch(pile);
    const counted = $('#how dd')
      .toArray()
      .map((one) => plain($(one).text()));
    expect(counted).toEqual([10, 10, 9, 8, 6, 8, 10, 9, 10].map((right) => `${right} ${scores}`));
  });

  test('has its steps in a list, and leads to the readers that exist', () => {
    if (!found) throw new Error(`${address} is not among the documents`);
    const { $ } = found[1];
    expect($('#how ol > li').length).toBe(5);
    const links = $('#ready a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(links).toEqual(ready);
  });
});

test.each([
  ['/en/services/ai-extractor-api', 'Ask for a quote', '/en/contact'],
  ['/pt/api-extracao-dados-ia', 'Pedir um orçamento', '/pt/contact'],
])('%s leads to contact, which knows the page', (address, words, contact) => {
  const found = documents.find(([title]) => title.includes(address));
  if (!found) throw new Error(`${address} is not among the documents`);
  const { $ } = found[1];
  const links = $('.extractor a')
    .toArray()
    .filter((link) => $(link).text().includes(words));
  expect(links).toHaveLength(3);
  for (const link of links) {
    const url = new URL($(link).attr('href') ?? '', site.address);
    expect(url.pathname).toBe(contact);
    expect(url.searchParams.get('sourcePage')).toBe(address);
  }
});
