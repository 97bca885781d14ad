import { expect, test } from 'vitest';
import { attributes } from '../../support/documents';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

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
  [english, ['5.4 s', '8.6 s', '12.6 s', '0.7 s', '1.5 s']],
  [portuguese, ['5,4 s', '8,6 s', '12,6 s', '0,7 s', '1,5 s']],
])('%s compares the two sites in seconds, without kilobytes', async (address, seconds) => {
  const $ = await open(address);
  const told = $('#numbers .web__amount').toArray();
  expect(told.map((one) => plain($(one).text()))).toEqual(seconds);
  expect($('main').text()).not.toMatch(/kB/);
});

test.each([
  [
    english,
    [
      'Landing page: 1–2 weeks',
      'Company site: 3–5 weeks',
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
      'Landing page sob medida: 1 a 2 semanas',
      'Site de empresa: 3 a 5 semanas',
      'Loja virtual: 6 a 10 semanas',
      'Sistema ou área do cliente: 8 a 14 semanas',
      'Reforma do site: 3 a 6 semanas',
      'Resgate: 3 a 8 dias úteis',
      'Manutenção mensal: 1 mês',
    ],
  ],
])(
  '%s has its works, each with what comes out and how long, the quickest first',
  async (address, works) => {
    const $ = await open(address);
    const items = $('#works .ledger > li').toArray();
    expect(items.map((item) => $(item).find('dd').length)).toEqual(works.map(() => 2));
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
  expect(demo.find('img').attr('alt')).toBeTruthy();
});
