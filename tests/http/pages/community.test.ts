import { expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const invitation = 'https://chat.example.com/deals';
const site = await startSite({ warm: false, environment: { COMMUNITY_URL: invitation } });
const $ = parseHtml((await site.ask('/whatsapp-redirect-achadinhos')).body);

/** Text as a reader sees it: one space for any, those that do not break included. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

test('both buttons open the configured group in a new tab, and say so', () => {
  const buttons = $('main .button').toArray();
  expect(buttons.map((button) => plain($(button).text()))).toEqual([
    'Entrar no grupo (abre em nova aba)',
    'Quero entrar no grupo (abre em nova aba)',
  ]);
  for (const button of buttons) {
    expect($(button).attr('href')).toBe(invitation);
    expect($(button).attr('target')).toBe('_blank');
    expect($(button).attr('rel')).toContain('noopener');
  }
});

test('it promises what the group promises, that it is free, and how to leave', () => {
  expect(
    $('#inside h3')
      .toArray()
      .map((heading) => plain($(heading).text())),
  ).toEqual(['Ofertas exclusivas', 'Comunidade ativa', 'Avisos na hora']);
  expect(plain($('#start').text())).toContain('Gratuito. Abre o WhatsApp. Sai quando quiser.');
  const before = plain($('#before').text());
  expect(before).toContain('os participantes veem o número uns dos outros');
  expect(before).toContain('Sair do grupo');
  // Advertising is to be recognised as such (CDC, article 36).
  expect(plain($('#start').text())).toContain('Os links podem render comissão.');
  expect(before).toContain('são publicidade');
  expect($('#before ol > li')).toHaveLength(3);
});

test('the deals of the example are less than they were by what they say, and said not to exist', () => {
  const deals = $('.community__deal')
    .toArray()
    .map((deal) =>
      ['s', 'small', '.community__tag'].map((part) => plain($(deal).find(part).text())),
    );
  expect(deals).toEqual([
    ['de R$ 79,90', '38% a menos', 'por R$ 49,90'],
    ['de R$ 119,90', '29% a menos', 'por R$ 84,90'],
    ['de R$ 89,90', '39% a menos', 'por R$ 54,90'],
  ]);
  expect(plain($('figcaption').text())).toContain('não existem');
});
