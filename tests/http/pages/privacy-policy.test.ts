import { describe, expect, test } from 'vitest';
import { startLoggedSite } from '../../support/loggedSite';

const site = await startLoggedSite({
  environment: { CONTACT_EMAIL: 'dados@example.test', TRUST_PROXY: '1' },
});

const sectionOf = async (lang: string, id: string): Promise<string> => {
  const { text } = await site.read(`/privacy-policy?lang=${lang}`);
  return text(`section:has(#${id})`);
};

/** Fields of a log line that one phrase of the policy names. */
const place = ['path', 'page', 'rule', 'location'];
const enquiry = ['source', 'plan', 'subject'];
const outcome = ['status', 'bytes', 'ms', 'hit', 'level', 'msg'];
/** Fields of the server, the same in every line. */
const ofTheServer = ['build', 'instance'];

const policyTexts = {
  en: {
    website: [
      'It sets no cookies, makes no requests to other companies’ servers and stores nothing in your browser. Our server keeps only its log, for 6 months',
      'no consent to ask for',
      'kept for 6 months',
      'Law 12.965/2014, art. 15',
      'then deleted',
      'art. 7, II and IX, of the LGPD',
      'art. 5, I',
      '“Your rights” holds for this log',
      'no cookies, no browser names and nothing that you type',
    ],
    logged: {
      'the IP address': ['client'],
      'the time': ['time'],
      'the page path': place,
      'the offer, plan and subject': enquiry,
      'the language': ['lang'],
      'a random request number': ['requestId'],
      'any number sent with the request': ['traceparent'],
      'the method': ['method'],
      'whether your browser preloaded the page': ['prefetch'],
      'the status, size and duration, and whether you left before the end': outcome,
      'where the link to them was: our page, or the name of the other site': ['referrer'],
    },
    rights: ['(art. 18)', 'within 15 days', 'ANPD'],
  },
  pt: {
    website: [
      'Ele não usa cookies, não faz requisições a servidores de outras empresas e não guarda nada no seu navegador. O nosso servidor guarda só o registro de acessos, por 6 meses',
      'não há consentimento a pedir',
      'fica guardado por 6 meses',
      'Lei nº 12.965/2014, art. 15',
      'depois é apagado',
      'art. 7º, II e IX, da LGPD',
      'art. 5º, I',
      '“Seus direitos” vale também para esse registro',
      'não guarda cookies, o nome do seu navegador nem o que você digita',
    ],
    logged: {
      'o endereço IP': ['client'],
      'a hora': ['time'],
      'a página pedida; do que vem depois do “?”, só': place,
      'a oferta, o plano e o assunto': enquiry,
      'o idioma': ['lang'],
      'um número aleatório que identifica a requisição': ['requestId'],
      'o número que ela já trouxer, se houver': ['traceparent'],
      'o método': ['method'],
      'se o navegador pré-carregou a página antes de você abri-la': ['prefetch'],
      'o resultado técnico (status, tamanho, duração e se você saiu antes do fim)': outcome,
      'a página, se era nossa, ou o nome do outro site': ['referrer'],
    },
    rights: ['(art. 18)', 'em até 15 dias', 'ANPD'],
  },
};

describe.each(Object.entries(policyTexts))('the privacy policy in %s', (lang, expected) => {
  test('says that the website keeps only its log, on which legal basis and for how long', async () => {
    const words = await sectionOf(lang, 'website');
    for (const part of expected.website) expect(words).toContain(part);
  });

  test('names every field of a log line', async () => {
    const words = await sectionOf(lang, 'website');
    for (const part of Object.keys(expected.logged)) expect(words).toContain(part);
    const headers = {
      referer: 'https://other.example/x',
      // Only a proxy's trace is logged.
      'x-forwarded-for': '203.0.113.7',
      traceparent: `00-${'4b'.repeat(16)}-${'a1'.repeat(8)}-01`,
      'sec-purpose': 'prefetch',
      'user-agent': 'Browser/1.0',
      cookie: 'a=b',
    };
    const loggedFields = new Set<string>();
    const contact =
      '/pt/contact?sourcePage=nfse-extraction&plano=Basic&subject=Site+para+Advogados';
    for (const path of ['/en?a=1', '/pt/products?a=1', '/', '/nothing', '/favicon.svg', contact])
      for (const name of Object.keys(await site.lineOf({ path, headers }))) loggedFields.add(name);
    const named = [...Object.values(expected.logged).flat(), ...ofTheServer];
    expect([...loggedFields].sort()).toEqual(named.sort());
  });

  test('names the rights of readers, the time to answer, and the e-mail address', async () => {
    const words = await sectionOf(lang, 'rights');
    for (const part of [...expected.rights, 'dados@example.test']) expect(words).toContain(part);
    expect(await sectionOf(lang, 'contact')).toContain('dados@example.test');
  });
});
