import { expect, test } from 'vitest';
import { attributes } from '../support/documents';
import { parseHtml } from '../support/html';
import { startSite } from '../support/site';

const site = await startSite({ warm: false });

const english = '/en/services/website-development';
const portuguese = '/pt/desenvolvimento-websites-profissionais';

const open = async (address: string) => parseHtml((await site.ask(address)).body);

type Document = Awaited<ReturnType<typeof open>>;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const rowsOf = ($: Document, table: string): string[][] =>
  $(`${table} tbody tr`)
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => plain($(cell).text())),
    );

/** Computed by hand: 0.15 s a trip, and 200 kB a second. */
test.each([
  [
    english,
    [
      ['Fetched before anything shows', '900 kB', 'at most 14.6 kB'],
      ['Requests until then', '24', '1'],
      ['First view', '5.4 s', '0.7 s'],
      ['The whole page, read through', '2,250 kB in 74 requests', 'at most 142.6 kB in 9 requests'],
      ['Everything there', '12.6 s', '1.5 s'],
      ['Taps to a written message', '5', '1'],
    ],
  ],
  [
    portuguese,
    [
      ['Baixado até aparecer algo', '900 kB', 'no máximo 14,6 kB'],
      ['Pedidos ao servidor até aí', '24', '1'],
      ['Primeira tela', '5,4 s', '0,7 s'],
      [
        'A página toda, lida até o fim',
        '2.250 kB em 74 pedidos',
        'no máximo 142,6 kB em 9 pedidos',
      ],
      ['Tudo carregado', '12,6 s', '1,5 s'],
      ['Toques até a mensagem escrita', '5', '1'],
    ],
  ],
])('%s compares the two sites in numbers', async (address, rows) => {
  const $ = await open(address);
  expect(rowsOf($, '#numbers')).toEqual(rows);
  // What tests/bytes holds a hydrated page to.
  expect(plain($('#numbers .web__small').first().text())).toContain('92 kB');
});

test.each([
  [
    english,
    [
      'Company site: 3–5 weeks',
      'Landing page: 1–2 weeks',
      'Online shop: 6–10 weeks',
      'Client portal or system: 8–14 weeks',
      'Redesign: 3–6 weeks',
      'Rescue: 3–8 working days',
      'Care, by the month: 1 month',
    ],
  ],
  [
    portuguese,
    [
      'Site de empresa: 3–5 semanas',
      'Landing page sob medida: 1–2 semanas',
      'Loja virtual: 6–10 semanas',
      'Sistema ou área do cliente: 8–14 semanas',
      'Reforma do site: 3–6 semanas',
      'Resgate: 3–8 dias úteis',
      'Manutenção mensal: 1 mês',
    ],
  ],
])(
  '%s has its works, each with what goes in, what comes out and how long',
  async (address, works) => {
    const $ = await open(address);
    const items = $('#works .ledger > li').toArray();
    expect(items.map((item) => $(item).find('dd').length)).toEqual(works.map(() => 3));
    expect(
      items.map(
        (item) => `${$(item).find('h3').text()}: ${plain($(item).find('dd').last().text())}`,
      ),
    ).toEqual(works);
  },
);

test('in Portuguese the five offers by trade are there, with their prices', async () => {
  const $ = await open(portuguese);
  expect(
    $('#trades li a')
      .toArray()
      .map((link) => $(link).text()),
  ).toEqual([
    'Landing page para imobiliárias',
    'Landing page para consultorias',
    'Landing page para eventos',
    'Landing page para locadoras de veículos',
    'Site para advogados',
  ]);
  expect(rowsOf($, '#trades')).toEqual([
    ['Essencial', 'R$ 350', 'Entrega em 7 dias · 2 rodadas de ajuste'],
    ['Profissional', 'R$ 800', 'Entrega em 5 dias · 4 rodadas de ajuste'],
    [
      'Premium',
      'R$ 1.500',
      'Entrega em 3 dias · Rodadas de ajuste no orçamento · 6 meses de suporte (em eventos, durante o evento)',
    ],
  ]);
});

test('in English there are none of them', async () => {
  const $ = await open(english);
  expect($('#trades').length).toBe(0);
  expect($('main').text()).not.toMatch(/R\$|Imobili/i);
});

test.each([
  [english, 'Hello! I would like a quote for a website.'],
  [portuguese, 'Olá! Quero um orçamento para um site.'],
])('%s leads to a message in one tap, as it says', async (address, message) => {
  const $ = await open(address);
  const [link = ''] = attributes($, '.web__taps ol:last-of-type a', 'href');
  expect(new URL(link).searchParams.get('text')).toBe(message);
  const starts = attributes($, 'main a.button', 'href');
  expect(starts.length).toBeGreaterThan(1);
  for (const start of starts)
    expect(new URL(start, site.address).searchParams.get('sourcePage')).toBe(address);
});

test.each([
  [english, 'pt-BR', /in Portuguese/],
  [portuguese, undefined, /estúdio/],
])('%s leads to the studio, and says which language it is in', async (address, tag, words) => {
  const $ = await open(address);
  const demo = $('main a[href="/landing-page-arquitetura"]');
  expect(demo.length).toBe(1);
  expect(demo.attr('hreflang')).toBe(tag);
  expect(demo.text()).toMatch(words);
});
