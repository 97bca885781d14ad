import { words } from '../../../shared/copy';
import type { Facts } from './facts';

export const copy = words({
  head: {
    title: {
      en: 'NFSe API: Brazilian service invoices to JSON',
      pt: 'API de NFSe: PDF ou XML da nota vira JSON',
    },
    description: {
      en: ({ fields, free }: Facts) =>
        `Send an NFS-e as PDF or XML, get ${fields} fields back as JSON: both tax IDs (CNPJ), the service, the amount, six taxes. ${free} requests a month free.`,
      pt: ({ fields, free }: Facts) =>
        `Mande a NFS-e em PDF ou XML e receba ${fields} campos em JSON: CNPJs, serviço, valor e seis tributos. ${free} requisições por mês grátis.`,
    },
  },
  hero: {
    title: {
      en: 'NFSe API: Brazilian service invoices to JSON',
      pt: 'API de NFSe: da nota de serviço ao JSON',
    },
    lead: {
      en: ({ fields }: Facts) =>
        `For accounting firms and ERPs: send an NFS-e, Brazil’s electronic service invoice, as PDF or XML. Each city has its own form; the response always has the same ${fields} fields.`,
      pt: ({ fields }: Facts) =>
        `Para contabilidade e ERP: mande a NFS-e em PDF ou XML. Cada prefeitura tem um modelo; a resposta traz sempre os mesmos ${fields} campos. Não emite nota.`,
    },
  },
  figure: {
    title: { en: 'An invoice and its response', pt: 'A nota e a resposta' },
    legend: {
      en: 'Choose a field to see its line of the response',
      pt: 'Escolha um campo e veja a linha dele',
    },
    data: { en: 'data in the JSON response', pt: '“data” da resposta JSON' },
    caption: {
      en: 'Pick a field or a line. Sample data; its tax IDs are not valid.',
      pt: 'Exemplo: os CNPJs não são válidos.',
    },
  },
  titles: {
    features: { en: 'What it reads', pt: 'O que ela lê' },
    uses: { en: 'Use cases', pt: 'Para quem é' },
    plans: { en: 'Plans', pt: 'Planos' },
    reference: { en: 'Reference', pt: 'Referência' },
    questions: { en: 'Questions', pt: 'Perguntas' },
    support: { en: 'Support', pt: 'Suporte' },
  },
  features: [
    {
      name: { en: 'PDF or XML', pt: 'PDF ou XML' },
      text: {
        en: 'As base64 in the request, or a URL from which we fetch it. With a password-protected PDF, send its password.',
        pt: 'Em base64 ou por URL. PDF com senha: mande a senha junto.',
      },
    },
    {
      name: { en: 'Six taxes, one by one', pt: 'Seis tributos, separados' },
      text: {
        en: ({ taxes, taxFields }: Facts) =>
          `${taxes}, each with its rate and its amount: ${taxFields} fields.`,
        pt: ({ taxes, taxFields }: Facts) => `${taxes}, com alíquota e valor: ${taxFields} campos.`,
      },
    },
    {
      name: { en: '`null` for what is missing', pt: '`null` para o que falta' },
      text: {
        en: 'A field left blank on the invoice is `null` in the response, so your code can tell a missing value from zero.',
        pt: 'Em branco na nota, `null` na resposta, e não zero.',
      },
    },
  ],
  spelling: {
    en: '`serviceDescribe, otherInformations, Aliquot`: spelled as the API spells them.',
    pt: '`serviceDescribe, otherInformations, Aliquot`: é assim mesmo.',
  },
  photo: {
    before: {
      en: 'It does not issue invoices. Only a photo? Ask the issuer for the PDF, or see the ',
      pt: 'Só tem a foto? Veja a ',
    },
    link: { en: 'made-to-order AI extractor', pt: 'API de extração com IA' },
  },
  uses: {
    accounting: {
      name: { en: 'Accounting firms', pt: 'Contabilidade' },
      text: {
        en: 'Map the fields to your import once. No developer? We build the integration.',
        pt: 'Mapeie os campos uma vez. Sem programador? A gente conecta.',
      },
    },
    systems: {
      name: { en: 'ERPs and management systems', pt: 'ERPs' },
      text: {
        en: 'Users upload a file and the form is prefilled.',
        pt: 'A nota preenche o formulário.',
      },
    },
    payable: {
      name: { en: 'Accounts payable', pt: 'Contas a pagar' },
      text: {
        en: 'Match CNPJ and gross amount before you pay, and catch duplicate invoices.',
        pt: 'Confira CNPJ e valor bruto; ache nota repetida.',
      },
    },
    taxes: {
      name: { en: 'Tax teams', pt: 'Departamento fiscal' },
      text: {
        en: 'List each tax as printed, invoice by invoice.',
        pt: 'Liste cada tributo, nota por nota.',
      },
    },
  },
  questions: {
    missing: {
      ask: { en: 'What is not in the response?', pt: 'O que não vem na resposta?' },
      answer: {
        en: 'Company names, tax base, ISS withheld, net amount. IBS and CBS have no fields of their own.',
        pt: 'Razão social, base de cálculo, ISS retido, valor líquido. IBS e CBS não têm campo próprio.',
      },
    },
    taxes: {
      ask: { en: 'Are the taxes withheld or due?', pt: 'Os tributos são retidos ou devidos?' },
      answer: {
        en: 'On the invoice, IRRF, INSS and CSLL are usually withheld; ISS, PIS and COFINS may be due or withheld. The response does not say which: check the invoice.',
        pt: 'IRRF, INSS e CSLL na nota costumam ser retenção; ISS, PIS e COFINS podem ser devidos ou retidos. A resposta não distingue: confira na nota.',
      },
    },
    failures: {
      ask: { en: 'What if it fails?', pt: 'E se der erro?' },
      answer: {
        en: 'A 400 is about the file: change it, or send its password. A 500 is ours: tell us if it persists.',
        pt: 'Erro 400 é do arquivo: troque, ou mande a senha. Erro 500 é nosso: se persistir, avise.',
      },
    },
  },
  plans: {
    intro: {
      en: 'Billed monthly by the marketplace, in US dollars.',
      pt: 'Quem cobra é o marketplace, por mês, em dólar.',
    },
    label: { en: 'Plans of the NFSe API', pt: 'Planos da API de NFSe' },
    free: { en: 'Start free', pt: 'Começar grátis' },
    take: {
      en: (plan: string) => `Choose ${plan}`,
      pt: (plan: string) => `Escolher ${plan}`,
    },
  },
  support: {
    text: {
      en: 'A wrong value, or a question before you subscribe? Message us on WhatsApp.',
      pt: 'Campo errado ou dúvida? Chame no WhatsApp.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
  },
});
