import { expect, test } from 'vitest';
import { parseHtml } from '../../support/html';
import { startSite } from '../../support/site';
import { readGraph, subjectOf } from '../../support/structured';

const site = await startSite({ warm: false });

const read = async (address: string) => readGraph(parseHtml((await site.ask(address)).body));

const monthly = (priceCurrency: string, price: number) => ({
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency,
    unitCode: 'MON',
  },
});

const once = (price: number) => ({ price, priceCurrency: 'BRL' });

const dollars = (price: number) => monthly('USD', price);
const reais = (price: number) => monthly('BRL', price);

const reader = { Free: dollars(0), Basic: dollars(10), Ultra: dollars(25), Mega: dollars(50) };
const barcode = { Free: dollars(0), Basic: dollars(4), Ultra: dollars(7), Mega: dollars(15) };
const image = { Basic: dollars(0), Pro: dollars(10), Ultra: dollars(20), Mega: dollars(50) };
const landing = { Essencial: once(350), Profissional: once(800), Premium: once(1500) };

/** Address, what is sold under which name, the plans and their prices, and where they are bought. */
const sold: readonly [address: string, name: string, plans: object, listing?: string][] = [
  ['/en/products/nfse-extraction', 'NFSe Extraction API', reader, 'nfse'],
  ['/pt/extracao-dados-nfse', 'API de extração de NFSe', reader, 'nfse'],
  ['/en/products/invoice-extraction', 'Invoice Extraction API', reader, 'invoice'],
  ['/pt/extrator-notas-fiscais', 'API de extração de faturas', reader, 'invoice'],
  ['/en/products/barcode-extractor', 'Barcode and QR Extractor', barcode, 'barcode'],
  ['/nano-banana-api?lang=pt', 'API de imagens', image, 'image'],
  [
    '/en/products/ocr-document-pro',
    'OCR Document Pro',
    { Basic: dollars(19), Professional: dollars(49), Enterprise: dollars(129) },
  ],
  [
    '/pt/ocr-reconhecimento-texto-documentos',
    'OCR Document Pro',
    { Basic: reais(29), Professional: reais(79), Enterprise: reais(199) },
  ],
  [
    '/en/services/affiliate-link-generator',
    'Affiliate link generator',
    { Beginner: dollars(49.9), Professional: dollars(89.9), Expert: dollars(149.9) },
  ],
  [
    '/pt/gerador-links-afiliados-automatico',
    'Gerador de links de afiliado',
    { Iniciante: reais(49.9), Profissional: reais(89.9), Especialista: reais(149.9) },
  ],
  ['/pt/landing-page-imobiliaria-captacao-leads', 'Landing page para imobiliárias', landing],
  ['/pt/landing-page-locadora-veiculos', 'Landing page para locadoras de veículos', landing],
];

test.each(sold)('%s sells %s in its plans', async (address, name, plans, listing) => {
  const [, , page] = await read(address);
  const subject = subjectOf(page);
  expect(subject?.['name']).toBe(name);
  const url = listing && `https://example.com/marketplace/${listing}/pricing`;
  expect(subject?.['offers']).toEqual(
    Object.entries(plans).map(([plan, price]) => ({
      '@type': 'Offer',
      name: plan,
      ...(url && { url }),
      ...price,
    })),
  );
});
