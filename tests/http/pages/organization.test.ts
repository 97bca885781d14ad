import { describe, expect, test } from 'vitest';
import { operator } from '../../../client/layout/operator';
import { startSite } from '../../support/site';
import { readGraph } from '../../support/structured';

const company = {
  COMPANY_NAME: 'Exemplo <Serviços> Ltda.',
  // A word with valid check digits, which no company has.
  COMPANY_TAX_ID: 'EXEMPLO0000154',
  COMPANY_ADDRESS: 'Rua do Exemplo, 1, São Paulo, SP',
};
const { COMPANY_NAME: name, COMPANY_ADDRESS: address } = company;
const taxId = 'EX.EMP.LO0/0001-54';

const named = await startSite({
  environment: {
    ...company,
    OWNER_NAME: 'Ana Exemplo',
    OWNER_ROLE: 'Atendimento',
    // A picture that every build has.
    OWNER_PHOTO: '/apple-touch-icon.png',
    CUSTOMERS: 'Exemplo Ltda.|https://example.com/a; Outra|https://example.com/b',
  },
});
const plain = await startSite();

describe('the settings of the company show only when set', () => {
  test.each(['/en', '/pt/contact', '/whatsapp-redirect-achadinhos', '/en/x/y', '/pt/x/y'])(
    'in the footer of %s',
    async (path) => {
      const notice = (await named.read(path)).text('footer small');
      for (const words of [name, 'CNPJ', taxId, address]) expect(notice).toContain(words);
      expect((await plain.read(path)).text('footer small')).toMatch(/^Jandaia\. WhatsApp /);
      const { text } = await plain.http.get(path);
      expect(text).not.toMatch(/"company"|legalName|taxID|"address"/);
    },
  );

  test.each(['/en', '/pt', '/en/contact', '/pt/contact'])(
    'in text and structured data of %s',
    async (path) => {
      const { $, text } = await named.read(path);
      expect(text('main')).toContain(name);
      const [agency] = readGraph($);
      expect(agency).toMatchObject({ name: 'Jandaia', legalName: name, taxID: taxId, address });
    },
  );

  test.each([
    ['en', /54, Rua .* is the controller/],
    ['pt', /A controladora .* Jandaia \(.*54, Rua /],
  ])('in the privacy policy in %s, as the controller', async (lang, controller) => {
    const policy = `/privacy-policy?lang=${lang}`;
    const words = (await named.read(policy)).text('section:has(#responsible)');
    expect(words).toMatch(controller);
    expect(words).toContain(`Jandaia (${name}, `);
    const without = (await plain.read(policy)).text('section:has(#responsible)');
    expect(without).toMatch(/Jandaia is the controller|A controladora .* Jandaia\b(?! \()/);
  });

  test.each([
    '/llms.txt',
    '/en/products/invoice-extraction.md',
    '/pt/extracao-dados-nfse.md',
    '/openapi/invoice-extraction.json',
  ])('in %s', async (path) => {
    expect((await named.http.get(path)).text).toContain(`Jandaia (${name}, `);
    expect((await plain.http.get(path)).text).not.toContain('Jandaia (');
  });

  test('each part alone', () => {
    const site = (parts: object) => ({ ...plain.services.site, company: parts });
    expect(operator(site({ taxId }), 'pt')).toBe(`Jandaia (CNPJ ${taxId})`);
    expect(operator(site({ address }), 'en')).toBe(`Jandaia (${address})`);
    expect(operator(site({ name: 'A', address: 'B' }), 'en')).toBe('Jandaia (A, B)');
  });
});

test.each(['/en', '/pt', '/en/contact', '/pt/automacao-processos-empresariais'])(
  '%s shows who answers only when OWNER_NAME is set',
  async (path) => {
    const { text, values } = await named.read(path);
    expect(text('main .owner')).toContain('Ana Exemplo');
    expect(values('main .owner img', 'src')).toEqual(['/apple-touch-icon.png']);
    expect((await plain.read(path)).$('.owner').length).toBe(0);
  },
);

test.each(['/en', '/pt'])('%s lists customers only when CUSTOMERS is set', async (path) => {
  const { values } = await named.read(path);
  const links = ['https://example.com/a', 'https://example.com/b'];
  expect(values('.home__customers a', 'href')).toEqual(links);
  expect((await plain.read(path)).$('.home__customers').length).toBe(0);
});
