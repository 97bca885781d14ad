import { describe, expect, test } from 'vitest';
import { flatFields } from '../../../shared/apis/api';
import { invoice } from '../../../shared/apis/invoice';
import { attributes } from '../../support/documents';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';

const site = await startSite({ warm: false });
const prompt = await startSite({ warm: false, environment: { RESPONSE_HOURS: '4' } });

const read = async (address: string, from = site) => parseHtml((await from.ask(address)).body);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe.each([
  {
    address: '/en',
    heading: /extraction, automation and websites/,
    document: 'EX-0318',
    lang: 'en',
    sections: ['start', 'products', 'services', 'solutions', 'about'],
    ways: [
      '/en/products#products',
      '/en/services/process-automation',
      '/en/services/website-development',
      '/en/services/ai-agents',
    ],
    minutes: '1 h 38 min by hand → 6 min with a robot',
  },
  {
    address: '/pt',
    heading: /Extração de dados, automação e sites/,
    document: 'Nota fiscal de serviços',
    lang: 'pt-BR',
    sections: ['start', 'landing-pages', 'services', 'products', 'solutions', 'about'],
    ways: [
      '/pt/products#products',
      '/pt/automacao-processos-empresariais',
      '/pt/desenvolvimento-websites-profissionais',
      '/pt/agentes-inteligencia-artificial',
    ],
    minutes: '1 h 38 min à mão → 6 min com o robô',
  },
])('$address', ({ address, heading, document, lang, sections, ways, minutes }) => {
  test('names in its heading what is sold, and shows a document of its readers', async () => {
    const $ = await read(address);
    expect(plain($('h1').text())).toMatch(heading);
    expect($('.reading__sheet').text()).toContain(document);
    expect($('.reading__sheet [lang]').attr('lang')).toBe(lang);
  });

  test('has its sections in the order of its readers, and four ways on before them', async () => {
    const $ = await read(address);
    const ids = $('main section[id]').toArray();
    expect(ids.map((one) => $(one).attr('id'))).toEqual(sections);
    expect(attributes($, '.home__chooser a', 'href')).toEqual(ways);
  });

  test('draws each service as one line', async () => {
    const $ = await read(address);
    const lines = $('.home__strip').toArray();
    expect(lines).toHaveLength(7);
    expect(plain($(lines[0]).text())).toBe(minutes);
  });
});

test('the English document has the values of the invoice API’s sample', async () => {
  const $ = await read('/en');
  const response = JSON.parse($('#start code').text());
  const { bankInfo, ...top } = response;
  const shown = { ...top, 'bankInfo.iban': bankInfo.iban };
  const examples = flatFields(invoice.response).filter(({ name }) => name in shown);
  expect(shown).toEqual(Object.fromEntries(examples.map(({ name, example }) => [name, example])));
  const sheet = plain($('.reading__sheet').text());
  for (const printed of [shown.invoiceNumber, shown.costumer, shown.description, bankInfo.iban])
    expect(sheet).toContain(printed);
  const total = shown.totalAmount.toLocaleString('en', { minimumFractionDigits: 2 });
  expect(sheet).toContain(`EUR ${total}`);
});

test('each landing page price leads to contact about that plan', async () => {
  const $ = await read('/pt');
  const plans = attributes($, '.home__plans a', 'href');
  expect(plans.map((link) => new URL(link, site.address).searchParams.get('plano'))).toEqual([
    'Essencial',
    'Profissional',
    'Premium',
  ]);
  const contact = await read(plans[1] ?? '');
  expect(contact('.contact__message').text()).toContain('Profissional');
});

test.each([
  ['/en/contact', 'within 4 h of business time'],
  ['/pt/contact', 'em até 4 h de expediente'],
])('%s says how soon we answer where it is set, and nothing else', async (address, words) => {
  expect(plain((await read(address, prompt))('.contact__info').text())).toContain(words);
  expect((await read(address))('.contact__info > p').length).toBe(0);
});
