import { expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';
import { readGraph, subjectOf } from '../../support/structured';

const site = await startSite({ warm: false });

/** What a plan's card shows as its price, as structured data say it. */
const priceIn = (shown: string) => {
  const [, currency = '', figure = ''] = /(R\$|US\$|\$)\s?([\d.,]+)/.exec(shown) ?? [];
  // The last mark before two figures separates the cents, every other one the thousands.
  const [whole = '', cents = '00'] = figure.split(/[.,](?=\d\d$)/);
  return {
    price: Number(`${whole.replace(/[.,]/g, '')}.${cents}`),
    priceCurrency: currency === 'R$' ? 'BRL' : 'USD',
  };
};

const monthly = /por mês|a month/;

/** What the cards of a page offer. */
const offersOn = ($: ReturnType<typeof parseHtml>) =>
  $('.plan, .ocr__plan')
    .toArray()
    .map((card) => {
      const shown = $(card).find('p').first().text();
      const price = priceIn(shown);
      return {
        '@type': 'Offer',
        name: $(card).find('h3 > :first-child').text(),
        ...(monthly.test(shown)
          ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' } }
          : price),
      };
    });

/** Address, what is sold under which name, in how many plans, and where they are bought. */
const sold: readonly [address: string, name: string, plans: number, listing?: string][] = [
  ['/en/products/nfse-extraction', 'NFSe Extraction API', 4, 'nfse'],
  ['/pt/extracao-dados-nfse', 'API de extração de NFSe', 4, 'nfse'],
  ['/en/products/invoice-extraction', 'Invoice Extraction API', 4, 'invoice'],
  ['/pt/extrator-notas-fiscais', 'API de extração de faturas', 4, 'invoice'],
  ['/en/products/barcode-extractor', 'Barcode and QR Extractor', 4, 'barcode'],
  ['/nano-banana-api?lang=pt', 'API de imagens', 4, 'image'],
  ['/en/products/ocr-document-pro', 'OCR Document Pro', 3],
  ['/pt/ocr-reconhecimento-texto-documentos', 'OCR Document Pro', 3],
  ['/en/services/affiliate-link-generator', 'Affiliate link generator', 3],
  ['/pt/gerador-links-afiliados-automatico', 'Gerador de links de afiliado', 3],
  ['/pt/landing-page-imobiliaria-captacao-leads', 'Landing page para imobiliárias', 3],
  ['/pt/landing-page-locadora-veiculos', 'Landing page para locadoras de veículos', 3],
];

test.each(sold)('%s sells %s in its plans, at the prices that are read there', async (...row) => {
  const [address, name, plans, listing] = row;
  const $ = parseHtml((await site.ask(address)).body);
  const [, , page] = readGraph($);
  const subject = subjectOf(page);
  expect(subject?.['name']).toBe(name);
  const offers = offersOn($);
  expect(offers).toHaveLength(plans);
  const url = listing && `https://example.com/marketplace/${listing}/pricing`;
  expect(subject?.['offers']).toEqual(offers.map((offer) => ({ ...offer, ...(url && { url }) })));
});
