import { describe, expect, test } from 'vitest';
import { operator } from '../../../client/layout/operator';
import { langs } from '../../../shared/languages';
import { startSite } from '../../support/site';
import { readGraph } from '../../support/structured';

const company = {
  COMPANY_NAME: 'Exemplo <Serviços> Ltda.',
  // A word with valid check digits, which no company has.
  COMPANY_TAX_ID: 'EXEMPLO0000154',
  COMPANY_ADDRESS: 'Rua do Exemplo, 1, São Paulo, SP',
};
const number = 'EX.EMP.LO0/0001-54';

const named = await startSite({ environment: company });
const plain = await startSite();

const textOf = async (site: typeof named, address: string, part: string): Promise<string> =>
  (await site.read(address)).text(part);

/** Addresses with the footer: both languages, a page of one language, and error pages. */
const withFooter = ['/en', '/pt/contact', '/whatsapp-redirect-achadinhos', '/en/x/y', '/pt/x/y'];

describe('when the settings name the company', () => {
  test.each(withFooter)('the footer of %s names it in small print', async (address) => {
    const notice = await textOf(named, address, 'footer small');
    for (const words of [company.COMPANY_NAME, `CNPJ`, number, company.COMPANY_ADDRESS])
      expect(notice).toContain(words);
  });

  test.each(langs)('the contact page and the home page in %s name it', async (lang) => {
    for (const address of [`/${lang}`, `/${lang}/contact`])
      expect(await textOf(named, address, 'main')).toContain(company.COMPANY_NAME);
  });

  test.each(langs)('the privacy policy in %s names it as the controller', async (lang) => {
    const words = await textOf(named, `/privacy-policy?lang=${lang}`, 'section:has(#responsible)');
    expect(words).toMatch(
      lang === 'en' ? /54, Rua .* is the controller/ : /A controladora .* Jandaia \(.*54, Rua /,
    );
    expect(words).toContain(`Jandaia (${company.COMPANY_NAME}, `);
  });

  test.each(['/en', '/pt', '/en/contact', '/pt/contact'])(
    'the structured data of %s name it',
    async (address) => {
      const [agency] = readGraph((await named.read(address)).$);
      expect(agency).toMatchObject({
        name: 'Jandaia',
        legalName: company.COMPANY_NAME,
        taxID: number,
        address: company.COMPANY_ADDRESS,
      });
    },
  );

  test('each part of the company can be shown alone', () => {
    const site = (parts: object) => ({ ...plain.services.site, company: parts });
    expect(operator(site({ taxId: number }), 'pt')).toBe(`Jandaia (CNPJ ${number})`);
    expect(operator(site({ address: 'Rua A, 1' }), 'en')).toBe('Jandaia (Rua A, 1)');
    expect(operator(site({ name: 'A', address: 'B' }), 'en')).toBe('Jandaia (A, B)');
  });
});

describe('when the settings name no company', () => {
  test.each(withFooter)('%s mentions no company', async (address) => {
    expect(await textOf(plain, address, 'footer small')).toMatch(/^Jandaia\. WhatsApp /);
    expect((await plain.http.get(address)).text).not.toMatch(/"company"|legalName|taxID|"address"/);
  });

  test('the privacy policy names the brand as the controller', async () => {
    const words = await textOf(plain, '/privacy-policy?lang=en', 'section:has(#responsible)');
    expect(words).toContain('Jandaia is the controller');
  });
});
