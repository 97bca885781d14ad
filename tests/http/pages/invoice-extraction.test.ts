import { describe, expect, test } from 'vitest';
import { flatFields } from '../../../shared/apis/api';
import { invoice } from '../../../shared/apis/invoice';
import { langs } from '../../../shared/languages';
import { pagePath } from '../../../shared/pages';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({
  warm: false,
  environment: {
    INVOICE_LISTING_URL: 'https://market.example/invoice',
    INVOICE_PRICING_URL: 'https://market.example/invoice/pricing',
  },
});

/** The page as its readers get it, in one language. */
const read = async (lang: (typeof langs)[number]) =>
  parseHtml((await site.ask(pagePath('invoice-extraction', lang))).body);

describe.each(langs)('the invoice page in %s', async (lang) => {
  const $ = await read(lang);

  test('shows every field of the request and of the answer, each once', () => {
    const shown = $('#request tbody th, #fields tbody th')
      .toArray()
      .map((cell) => $(cell).children().first().text());
    const described = flatFields([...invoice.request, ...invoice.response]);
    expect(shown).toHaveLength(described.length);
    expect(shown.sort()).toEqual(described.map(({ name }) => name).sort());
  });

  test('counts them in its sentences', () => {
    expect($('#request').text()).toContain(String(flatFields(invoice.request).length));
    // An object counts by its fields, as on the page of the NFSe API.
    expect($('.invoice__facts').text()).toMatch(/(?<!\d)29 /);
  });

  test('sends a Brazilian service invoice to the API that reads those', () => {
    const link = $('.invoice__hero').find(`a[href="${pagePath('nfse-extraction', lang)}"]`);
    expect(link.parent().text()).toMatch(
      { en: /Brazilian service invoice/, pt: /Nota fiscal de serviço/ }[lang],
    );
  });

  test('documents no error, and says so', () => {
    expect($('#errors').text()).toContain(
      { en: 'Not documented yet', pt: 'Ainda não estão documentados' }[lang],
    );
    expect($('main .table--errors')).toHaveLength(0);
    expect($('#errors').text()).not.toMatch(/\b(40[0-9]|422|429|50[0-9])\b/);
  });

  test('says beside the prices that billing is per page', () => {
    expect($('#plans header').text()).toContain(
      { en: 'Billing is per page', pt: 'A cobrança é por página' }[lang],
    );
  });

  test('names what it is not for, and a Brazilian example', () => {
    expect($('.invoice__hero').text()).toMatch(/DANFE.*boleto/);
    expect($('#answer').text()).toContain('"currency": "BRL"');
  });

  test('has three steps, and its start as steps too', () => {
    expect($('#how ol > li')).toHaveLength(3);
    expect($('#start ol > li')).toHaveLength(5);
  });

  test('leads to the listing, to the pricing page and to WhatsApp, which hears of this page', () => {
    const outbound = $('main a[target=_blank]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const listing = 'https://market.example/invoice';
    expect(outbound).toContain(listing);
    expect(outbound.filter((there) => there === `${listing}/pricing`)).toHaveLength(4);
    const chat = new URL(outbound.find((there) => there.startsWith('https://wa.me/')) ?? '');
    expect(chat.searchParams.get('text')).toContain(
      { en: 'invoice extraction API', pt: 'API de extração de faturas' }[lang],
    );
  });

  test('has the paper read in English', () => {
    expect($('.reading__sheet > div').attr('lang')).toBe('en');
  });
});
