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
        `For accounting firms and ERPs. An NFS-e is Brazil’s electronic service invoice: its layout varies by city, the response always has the same ${fields} fields.`,
      pt: ({ fields }: Facts) =>
        `Para contabilidade e ERP. Cada prefeitura, um modelo; na resposta, os mesmos ${fields} campos. Não emite nota: lê a nota pronta.`,
    },
    action: {
      en: ({ free }: Facts) => `Start with ${free} free requests`,
      pt: ({ free }: Facts) => `Começar com ${free} requisições grátis`,
    },
    read: { en: 'Read the reference', pt: 'Ver a referência' },
    price: {
      en: ({ free, price }: Facts) => `Free for ${free} requests a month, then from ${price}.`,
      pt: ({ free, price }: Facts) => `Grátis até ${free} por mês, depois a partir de ${price}.`,
    },
  },
  figure: {
    title: { en: 'An invoice and its response', pt: 'A nota e a resposta' },
    legend: {
      en: 'Choose a field to see its line of the response',
      pt: 'Escolha um campo e veja a linha dele na resposta',
    },
    data: { en: 'data, in JSON', pt: 'data, em JSON' },
    caption: {
      en: 'Pick a field on the invoice or a line of the response. Sample data; its tax IDs are not valid.',
      pt: 'Escolha um campo ou uma linha. Exemplo: os CNPJs não são válidos.',
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
        en: 'As base64 in the request, or a URL from which we fetch it. Both return the same fields.',
        pt: 'Em base64 ou por URL, os mesmos campos.',
      },
    },
    {
      name: { en: 'Password-protected files', pt: 'Arquivo com senha' },
      text: { en: 'Send the password with the file.', pt: 'Mande a senha junto.' },
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
        pt: 'Em branco na nota, `null` na resposta: “não tem” não é zero.',
      },
    },
  ],
  photo: {
    before: {
      en: 'It reads PDF and XML files; it does not issue invoices. Only a photo? Ask the issuer for the PDF, or see the ',
      pt: 'Só PDF e XML. Tem só a foto? Peça o PDF a quem emitiu, ou veja a ',
    },
    link: { en: 'made-to-order AI extractor', pt: 'API de extração com IA' },
  },
  uses: {
    accounting: {
      name: { en: 'Accounting firms', pt: 'Escritórios de contabilidade' },
      text: {
        en: 'The fields come out ready to import. No developer? We build the integration.',
        pt: 'Campos prontos para importar. Sem programador? A gente conecta.',
      },
    },
    systems: {
      name: { en: 'ERPs and management systems', pt: 'ERPs e sistemas de gestão' },
      text: {
        en: 'Users upload a file and the form is prefilled.',
        pt: 'O usuário anexa a nota e o formulário vem preenchido.',
      },
    },
    payable: {
      name: { en: 'Accounts payable', pt: 'Contas a pagar' },
      text: {
        en: 'Check supplier and amount before you pay, and catch duplicate invoices.',
        pt: 'Confira fornecedor e valor; ache nota repetida.',
      },
    },
    taxes: {
      name: { en: 'Tax teams', pt: 'Departamento fiscal' },
      text: {
        en: 'Total each tax for the month, invoice by invoice.',
        pt: 'Some cada tributo do mês, nota por nota.',
      },
    },
  },
  questions: {
    taxes: {
      ask: { en: 'Are the taxes withheld or due?', pt: 'Os tributos são retidos ou devidos?' },
      answer: {
        en: 'The response has the amounts as printed and does not say which: check the invoice.',
        pt: 'A resposta traz o valor impresso, sem dizer qual: confira na nota.',
      },
    },
    missing: {
      ask: { en: 'What is not in the response?', pt: 'O que não vem na resposta?' },
      answer: {
        en: 'Company names, tax base, ISS withheld, net amount. IBS and CBS have no field of their own yet.',
        pt: 'Razão social, base de cálculo, ISS retido, valor líquido. IBS e CBS ainda não têm campo próprio.',
      },
    },
    failures: {
      ask: { en: 'What if it fails?', pt: 'E se der erro?' },
      answer: {
        en: 'A 400 is about the file: repeating the request will not help. A 500 is ours: tell us if it persists.',
        pt: 'Erro 400 é do arquivo: repetir não resolve. Erro 500 é nosso: se persistir, avise.',
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
    listing: { en: 'Open the marketplace listing', pt: 'Abrir a página no marketplace' },
  },
});
