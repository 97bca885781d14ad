import { describe, expect, test } from 'vitest';
import { parseHtml } from '../support/html';
import { startSite } from '../support/site';

const site = await startSite({ warm: false });

/**
 * What a product page has to say, written by hand from the specification: the figures in the writing of
 * each language, and names that are the same in both.
 */
const rows: readonly [address: string, said: readonly string[]][] = [
  [
    '/en/products/ocr-document-pro',
    [
      ...[
        'Basic',
        '$19',
        '100',
        'Professional',
        '$49',
        '500',
        'Most popular',
        'Enterprise',
        '$129',
      ],
      ...['Start Free Trial', 'View Demo', 'Get Started', '99.5%', '1M', '99%', '99.9%'],
    ],
  ],
  [
    '/pt/ocr-reconhecimento-texto-documentos',
    [
      ...['Basic', 'R$ 29', '100', 'Professional', 'R$ 79', '500', 'Mais popular', 'Enterprise'],
      ...['R$ 199', '99,5%', '1 milhão', '99%', '99,9%'],
    ],
  ],
  [
    '/en/products/nfse-extraction',
    [
      ...['POST /nfse', 'base64', 'fileUrl', 'password', 'PDF', 'XML', 'null', 'Recommended'],
      ...['Free', '$0', '20 requests', '1,000', 'Basic', '$10', '100', '$0.09', 'Ultra', '$25'],
      ...['350', '$0.08', 'Mega', '$50', '600', '$0.075', '400', '500'],
      ...['cofinsAliquot', 'csllValue', 'inssAliquot', 'irrfValue', 'issAliquot', 'pisValue'],
    ],
  ],
  [
    '/pt/extracao-dados-nfse',
    [
      ...['POST /nfse', 'base64', 'fileUrl', 'password', 'PDF', 'XML', 'null', 'Recomendado'],
      ...['Free', 'US$ 0', '20 requisições', '1.000', 'US$ 10', 'US$ 0,09', 'US$ 25', 'US$ 0,08'],
      ...['350', 'Mega', 'US$ 50', '600', 'US$ 0,075', '400', '500', 'authorizationCode'],
      ...['otherInformations', 'zipCodeProvider', 'municipalRegistrationBeneficiary'],
    ],
  ],
  [
    '/en/products/invoice-extraction',
    [
      ...['POST /extract', 'costumer', 'maxPages', '80', 'TIFF', 'JPG', 'PNG', 'swiftCode', 'iban'],
      ...['Free', '$0', '10 requests', '1,000', '$10', '$0.09', '$25', '$0.08', '$50', '$0.075'],
      ...['destinyCountry', 'referenceNumber', 'attachments', 'discountPercentage', 'Recommended'],
    ],
  ],
  [
    '/pt/extrator-notas-fiscais',
    [
      ...[
        'POST /extract',
        'costumer',
        'maxPages',
        '80',
        'TIFF',
        'JPG',
        'PNG',
        'bankInfo',
        'summary',
      ],
      ...['Free', 'US$ 0', '10 requisições', '1.000', 'US$ 10', 'US$ 0,09', 'US$ 25', 'US$ 0,08'],
      ...['US$ 50', 'US$ 0,075', 'Recomendado', 'identificationNumber'],
    ],
  ],
  [
    '/en/products/barcode-extractor',
    [
      ...['QR_CODE', 'CODE128', 'CODE39', 'EAN13', 'value', 'type', 'page', 'position', 'password'],
      ...['Free', '$0.00', '20 requests', '10 requests per hour', '$4.00', '6,000', '$0.0005'],
      ...['$7.00', '13,000', '$0.0004', '$15.00', '30,000', '$0.0003', 'Choose This Plan'],
      ...['Upgrade Plan', 'Recommended', 'pageCount', 'processedPages'],
    ],
  ],
  [
    '/pt/extrator-codigo-barras-qrcode',
    [
      ...['QR_CODE', 'CODE128', 'CODE39', 'EAN13', 'maxPages', 'US$ 0,00', '20 requisições'],
      ...['10 requisições por hora', 'US$ 4,00', '6.000', 'US$ 0,0005', 'US$ 7,00', '13.000'],
      ...['US$ 0,0004', 'US$ 15,00', '30.000', 'US$ 0,0003', 'Recomendado'],
    ],
  ],
];

describe.each(rows)('%s', async (address, said) => {
  const $ = parseHtml((await site.ask(address)).body);
  const text = $('main').text().replaceAll('\u00a0', ' ');

  test.each(said)('says %s', (words) => {
    expect(text).toContain(words);
  });
});

test('the paid plans of the barcode extractor name no hourly limit', async () => {
  const $ = parseHtml((await site.ask('/en/products/barcode-extractor')).body);
  const plans = $('.plan')
    .toArray()
    .map((plan) => $(plan).text());
  expect(plans.map((plan) => plan.includes('per hour'))).toEqual([true, false, false, false]);
});
