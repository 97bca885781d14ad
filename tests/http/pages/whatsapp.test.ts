import { describe, expect, test } from 'vitest';
import { offerIds, offerRow } from '../../../shared/offers';
import { sells } from '../../browser/support/actions';
import { addresses } from '../../browser/support/addresses';
import { startSite } from '../../support/site';

const site = await startSite();

const isChat = (href: string): boolean => href.startsWith('https://wa.me/');

/** The names of offers, some of which have WhatsApp in them; their links lead to the offer. */
const names = offerIds.flatMap((id) => Object.values(offerRow(id).name));

const readLinks = async (address: string, scope: string) => {
  const { $, texts } = await site.read(address);
  return $(scope)
    .find('a[href]')
    .toArray()
    .map((link) => ({ label: texts(link).join(' '), href: $(link).attr('href') ?? '' }));
};

describe.each(addresses)('$address', ({ address, page }) => {
  test('opens WhatsApp from each link whose label names it', async () => {
    const links = await readLinks(address, 'body');
    const wrong = links.filter(
      ({ label, href }) =>
        label.includes('WhatsApp') && !names.some((name) => label.includes(name)) && !isChat(href),
    );
    expect(wrong).toEqual([]);
  });

  test('opens WhatsApp with the number of the settings', async () => {
    const own = `https://wa.me/${site.services.settings.WHATSAPP_NUMBER}?`;
    const chats = (await readLinks(address, 'body')).filter(({ href }) => isChat(href));
    expect(chats.filter(({ href }) => !href.startsWith(own))).toEqual([]);
  });

  if (sells(page))
    test('opens WhatsApp, not contact, from action bar and header on a phone', async () => {
      const bar = await readLinks(address, '.action-bar');
      expect(bar.filter(({ href }) => isChat(href))).toHaveLength(1);
      expect(bar.filter(({ href }) => href.includes('/contact'))).toEqual([]);
      const header = await readLinks(address, '.header');
      const bubble = header.filter(({ label }) => label.startsWith('WhatsApp'));
      expect(bubble.map(({ href }) => isChat(href))).toEqual([true]);
    });
});

test.each([
  ['/en/services/ai-agents', '(ref: ai-agents)'],
  ['/pt/landing-page-eventos-inscricoes', '(ref: landing-page-eventos)'],
  [
    '/en/contact?sourcePage=/en/products/ocr-document-pro&plan=Basic',
    '(ref: ocr-document-pro/Basic)',
  ],
  [
    '/pt/contact?sourcePage=landing-page-advogados&subject=Site para Advogados',
    '(ref: landing-page-advogados/site)',
  ],
])('%s ends its WhatsApp message with %s', async (address, reference) => {
  const [chat] = (await readLinks(encodeURI(address), 'main')).filter(({ href }) => isChat(href));
  expect(new URL(chat?.href ?? '').searchParams.get('text')?.split('\n').at(-1)).toBe(reference);
});

test.each([
  ['/en/products/nfse-extraction', 'Get a key'],
  ['/pt/extrator-notas-fiscais', 'Pegar a chave'],
  ['/en/products/barcode-extractor', 'Get a key'],
  ['/nano-banana-api?lang=pt', 'Pegar a chave'],
])('%s leads to the API store from its action bar by "%s"', async (address, words) => {
  const bar = await readLinks(address, '.action-bar');
  const shop = bar.filter(({ label }) => label.startsWith(words));
  expect(shop.map(({ href }) => href)).toEqual([
    expect.stringMatching(/^https:\/\/example\.com\/marketplace\/./),
  ]);
});
