import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });

/** Address of the page, its `sourcePage`, what the page claims, and what a visitor says first. */
const trades = [
  [
    '/pt/landing-page-imobiliaria-captacao-leads',
    'landing-page-imobiliaria',
    '+300%',
    'Olá! Quero uma landing page para a minha imobiliária.',
  ],
  [
    '/pt/landing-page-consultoria-empresarial',
    'landing-page-consultoria',
    '+400%',
    'Olá! Quero uma landing page para a minha consultoria.',
  ],
  [
    '/pt/landing-page-eventos-inscricoes',
    'landing-page-eventos',
    '+350%',
    'Olá! Quero uma landing page para o meu evento.',
  ],
  [
    '/pt/landing-page-locadora-veiculos',
    'landing-page-locadora',
    '+280%',
    'Olá! Quero uma landing page para a minha locadora de veículos.',
  ],
] as const;

const read = async (address: string) => {
  const { status, body } = await site.ask(address);
  expect(status).toBe(200);
  return parseHtml(body);
};

/** The message that WhatsApp opens with on the contact page behind a link. */
const messageBehind = async (href: string): Promise<string> => {
  const $ = await read(href);
  const link = new URL($('main a[href^="https://wa.me/"]').attr('href') ?? 'about:blank');
  return link.searchParams.get('text') ?? '';
};

const bare = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe.each(trades)('%s', (address, sourcePage, increase, message) => {
  test.each(['Essencial', 'Profissional', 'Premium'])('sells %s by its name', async (plan) => {
    const $ = await read(address);
    const card = $('.plan').filter((_at, item) => bare($('h3', item).text()).startsWith(plan));
    expect(card.length).toBe(1);
    const button = $('a', card);
    expect(bare(button.text())).toBe('Escolher Plano');
    expect(button.attr('href')).toBe(`/pt/contact?sourcePage=${sourcePage}&plano=${plan}`);
    expect(await messageBehind(button.attr('href') ?? '')).toBe(`${message}\nPlano: ${plan}`);
  });

  test('says what the plans cost and hold, and marks the one in the middle', async () => {
    const $ = await read(address);
    const cards = $('.plan')
      .toArray()
      .map((card) => bare($(card).text()));
    const premium =
      sourcePage === 'landing-page-eventos' ? 'Suporte durante o evento' : '6 meses de suporte';
    expect(cards).toHaveLength(3);
    for (const [at, words] of [
      ['R$ 350', 'Entrega em 7 dias', '2 rodadas de ajuste'],
      ['R$ 800', 'Entrega em 5 dias', '4 rodadas de ajuste', 'Nossa sugestão'],
      ['R$ 1.500', 'Entrega em 3 dias', 'Rodadas de ajuste no orçamento', premium],
    ].entries())
      for (const word of words) expect(cards[at]).toContain(word);
    expect($('.plan--marked h3 span').first().text()).toBe('Profissional');
  });

  test('claims its own increase, has five steps, and ends with a way to contact', async () => {
    const $ = await read(address);
    expect(bare($('.landing__gain strong').text())).toBe(increase);
    expect($('main ol.landing__process > li').length).toBe(5);
    const last = $('main section').last().find('a[href^="/pt/contact"]').first();
    expect(last.attr('href')).toBe(`/pt/contact?sourcePage=${sourcePage}`);
    expect(await messageBehind(last.attr('href') ?? '')).toBe(message);
  });
});
