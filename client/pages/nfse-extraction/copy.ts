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
        `Send an NFS-e as PDF or XML, get ${fields} fields back as JSON: both tax numbers (CNPJ), the service, the amount, six taxes. ${free} requests a month free.`,
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
        `An NFS-e is the invoice of a Brazilian service provider. Layouts vary by city. The response always has the same ${fields} fields.`,
      pt: ({ fields }: Facts) =>
        `Cada prefeitura, um modelo. Na resposta, sempre os mesmos ${fields} campos. Não emite nota: lê a nota pronta.`,
    },
    action: {
      en: ({ free }: Facts) => `Start with ${free} free requests`,
      pt: ({ free }: Facts) => `Começar com ${free} requisições grátis`,
    },
    read: { en: 'Read the request', pt: 'Ver a requisição' },
    price: {
      en: ({ free, price }: Facts) =>
        `Free for ${free} requests a month, paid plans from ${price}. The key comes from the marketplace.`,
      pt: ({ free, price }: Facts) =>
        `Grátis até ${free} requisições por mês, planos pagos a partir de ${price}. A chave vem do marketplace.`,
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
      en: 'Pick a field on the invoice or a line of the response. Sample data; its tax numbers are not valid.',
      pt: 'Escolha um campo da nota ou uma linha da resposta. Exemplo: os CNPJs não são válidos.',
    },
  },
  titles: {
    features: { en: 'What it reads', pt: 'O que ela lê' },
    uses: { en: 'Use cases', pt: 'Para quem é' },
    request: { en: 'Request', pt: 'Requisição' },
    answer: { en: 'Response', pt: 'Resposta' },
    errors: { en: 'Errors', pt: 'Erros' },
    limits: { en: 'Limits and data handling', pt: 'Limites e tratamento dos dados' },
    plans: { en: 'Plans', pt: 'Planos' },
    start: { en: 'Getting started', pt: 'Como começar' },
    support: { en: 'Support', pt: 'Suporte' },
  },
  features: [
    {
      name: { en: 'PDF or XML', pt: 'PDF ou XML' },
      text: {
        en: 'Whichever of the two your supplier sends. Both return the same fields.',
        pt: 'O que o fornecedor mandar. Os dois voltam com os mesmos campos.',
      },
    },
    {
      name: { en: 'As base64 or by URL', pt: 'Em base64 ou por URL' },
      text: {
        en: 'Put the file into the request, or give a URL from which we fetch it.',
        pt: 'O arquivo vai na requisição, ou a URL de onde buscamos.',
      },
    },
    {
      name: { en: 'Password-protected files', pt: 'Arquivo com senha' },
      text: {
        en: 'Send the password along. Nobody has to unlock the file by hand first.',
        pt: 'Mande a senha junto. Ninguém precisa desbloquear o arquivo antes.',
      },
    },
    {
      name: { en: 'Six taxes, apart', pt: 'Seis tributos, separados' },
      text: {
        en: ({ taxes, taxFields }: Facts) =>
          `${taxes}, each with its rate and its amount: ${taxFields} fields.`,
        pt: ({ taxes, taxFields }: Facts) =>
          `${taxes}, cada um com alíquota e valor: ${taxFields} campos.`,
      },
    },
    {
      name: { en: '`null` for what is missing', pt: '`null` para o que falta' },
      text: {
        en: 'Blank on the invoice is `null` in the response, so your code tells “not there” from zero.',
        pt: 'Em branco na nota, `null` na resposta: seu código distingue “não tem” de zero.',
      },
    },
  ],
  photo: {
    before: {
      en: 'PDF and XML only, no issuing. Only a photo? Ask the issuer for the PDF, or see the ',
      pt: 'Só PDF e XML. Tem só a foto? Peça o PDF a quem emitiu, ou veja a ',
    },
    link: { en: 'made-to-order AI extractor', pt: 'API de extração com IA' },
  },
  uses: {
    accounting: {
      name: { en: 'Accounting firms', pt: 'Escritórios de contabilidade' },
      text: {
        en: 'The fields come out ready to import. Nobody who programs? We connect it.',
        pt: 'Os campos saem prontos para importar. Não tem quem programe? A gente conecta.',
      },
    },
    systems: {
      name: { en: 'ERPs and management systems', pt: 'ERPs e sistemas de gestão' },
      text: {
        en: 'Users upload a file and the form is prefilled. What is `null` is left to type.',
        pt: 'O usuário anexa a nota e o formulário vem preenchido. O que veio `null` fica para ele digitar.',
      },
    },
    payable: {
      name: { en: 'Accounts payable', pt: 'Contas a pagar' },
      text: {
        en: 'Check supplier and amount against the order before you pay, and find the invoice that came twice.',
        pt: 'Confira fornecedor e valor com o pedido antes de pagar, e ache a nota que chegou duas vezes.',
      },
    },
    taxes: {
      name: { en: 'Tax teams', pt: 'Departamento fiscal' },
      text: {
        en: 'Add up each tax over the month, invoice by invoice, rate beside amount.',
        pt: 'Some cada tributo do mês, nota por nota, com a alíquota ao lado do valor.',
      },
    },
  },
  request: {
    intro: {
      en: 'Send exactly one of `base64` and `fileUrl`, and `password` only for a protected file.',
      pt: 'Mande `base64` ou `fileUrl`, nunca os dois, e `password` só se o arquivo tiver senha.',
    },
    fields: { en: 'Request fields', pt: 'Campos da requisição' },
  },
  answer: {
    intro: {
      en: 'What the invoice does not say is `null`: in the sample the client’s email, INSS and IRRF. Taxes are as printed; whether they are withheld or due is for you to check. Not in the response: company names, tax base, ISS withheld, net amount; IBS and CBS have no field of their own yet.',
      pt: 'O que a nota não diz volta como `null`: no exemplo, o e-mail do tomador, INSS e IRRF. Os tributos vêm como estão na nota; se são retidos ou devidos, confira. Não vem na resposta: razão social, base de cálculo, ISS retido, valor líquido. IBS e CBS ainda não têm campo próprio.',
    },
    fields: { en: 'Response fields', pt: 'Campos da resposta' },
  },
  errors: {
    intro: {
      en: 'The first two are about the file: the same request again will not help. The last one is ours: tell us if it persists.',
      pt: 'Os dois primeiros são do arquivo: repetir a requisição não resolve. O último é do nosso lado: se insistir, avise.',
    },
    table: { en: 'Common errors', pt: 'Erros comuns' },
  },
  plans: {
    intro: {
      en: 'The marketplace bills them by the month, in US dollars.',
      pt: 'Quem cobra é o marketplace, por mês, em dólar.',
    },
    label: { en: 'Plans of the NFSe API', pt: 'Planos da API de NFSe' },
    free: { en: 'Start free', pt: 'Começar grátis' },
    take: {
      en: (plan: string) => `Choose ${plan}`,
      pt: (plan: string) => `Escolher ${plan}`,
    },
  },
  start: [
    {
      name: { en: 'Choose a plan', pt: 'Escolha um plano' },
      text: {
        en: ({ free }: Facts) => `On the marketplace. ${free} requests a month cost nothing.`,
        pt: ({ free }: Facts) => `No marketplace. Até ${free} requisições por mês não custam nada.`,
      },
    },
    {
      name: { en: 'Get your base URL and API key', pt: 'Pegue a URL base e a chave' },
      text: {
        en: 'Put both into a sample from this page.',
        pt: 'Ponha as duas num exemplo desta página.',
      },
    },
    {
      name: { en: 'Send an invoice of your own', pt: 'Mande uma nota sua' },
      text: {
        en: 'And compare the response with the paper.',
        pt: 'E compare a resposta com o papel.',
      },
    },
  ],
  support: {
    text: {
      en: 'A field came back wrong, or you have a question first? Write on WhatsApp. Keys and billing are on the marketplace.',
      pt: 'Campo que veio errado ou dúvida antes de assinar: chame no WhatsApp. Chave e cobrança ficam no marketplace.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
    listing: { en: 'Open the marketplace listing', pt: 'Abrir a página no marketplace' },
  },
});
