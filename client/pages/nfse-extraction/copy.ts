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
        `Send an NFSe as PDF or XML, get ${fields} fields back as JSON: both tax numbers (CNPJ), the service, the amount, six taxes. ${free} requests a month free.`,
      pt: ({ fields, free }: Facts) =>
        `Mande a NFSe em PDF ou XML e receba ${fields} campos em JSON: CNPJs, serviço, valor e seis tributos. ${free} requisições por mês grátis.`,
    },
  },
  hero: {
    title: {
      en: 'From Brazilian service invoice to JSON, field by field',
      pt: 'Da nota de serviço ao JSON, campo por campo',
    },
    lead: {
      en: ({ fields }: Facts) =>
        `An NFSe is the invoice that a Brazilian service provider issues through the city hall, and many cities have a layout of their own. The answer has one: send the PDF or XML, get the same ${fields} fields.`,
      pt: ({ fields }: Facts) =>
        `Muita prefeitura ainda desenha a nota do seu jeito. A resposta tem sempre o mesmo desenho: você manda o PDF ou o XML da NFSe e recebe os mesmos ${fields} campos.`,
    },
    action: {
      en: ({ free }: Facts) => `Start with ${free} free requests`,
      pt: ({ free }: Facts) => `Começar com ${free} requisições grátis`,
    },
    read: { en: 'Read the request', pt: 'Ver a requisição' },
    price: {
      en: ({ free, price }: Facts) =>
        `Free for ${free} requests a month, paid plans from ${price}. The key comes from an API marketplace.`,
      pt: ({ free, price }: Facts) =>
        `Grátis até ${free} requisições por mês, planos pagos a partir de ${price}. A chave vem de um marketplace de APIs.`,
    },
  },
  figure: {
    title: { en: 'An invoice and its answer', pt: 'A nota e a resposta' },
    legend: {
      en: 'Choose a field to see its line of the answer',
      pt: 'Escolha um campo e veja a linha dele na resposta',
    },
    data: { en: 'data, in JSON', pt: 'data, em JSON' },
    caption: {
      en: 'Pick a field on the invoice or a line of the answer. The invoice is invented; its tax numbers are not valid.',
      pt: 'Escolha um campo da nota ou uma linha da resposta. A nota é inventada, e os CNPJs não são válidos.',
    },
  },
  titles: {
    features: { en: 'What it reads', pt: 'O que ela lê' },
    uses: { en: 'Who uses it for what', pt: 'Para quem é' },
    request: { en: 'Request', pt: 'Requisição' },
    answer: { en: 'Answer', pt: 'Resposta' },
    errors: { en: 'Errors', pt: 'Erros' },
    plans: { en: 'Plans', pt: 'Planos' },
    start: { en: 'Getting started', pt: 'Como começar' },
    support: { en: 'Support', pt: 'Suporte' },
  },
  features: [
    {
      name: { en: 'PDF or XML', pt: 'PDF ou XML' },
      text: {
        en: 'Whichever of the two your supplier sends. Both are answered with the same fields.',
        pt: 'O que o fornecedor mandar. Os dois voltam com os mesmos campos.',
      },
    },
    {
      name: { en: 'As base64 or by address', pt: 'Em base64 ou por endereço' },
      text: {
        en: 'Put the file into the request, or name an address from which we fetch it.',
        pt: 'Coloque o arquivo na própria requisição ou diga o endereço de onde buscamos.',
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
        en: 'Blank on the invoice is `null` in the answer, so your code tells “not there” from zero.',
        pt: 'Em branco na nota, `null` na resposta: seu código distingue “não tem” de zero.',
      },
    },
  ],
  photo: {
    before: {
      en: ({ pictures }: Facts) => `It reads no photos. ${pictures} are for the `,
      pt: ({ pictures }: Facts) => `Foto ela não lê. ${pictures} são com a `,
    },
    link: { en: 'invoice extraction API', pt: 'API de extração de faturas' },
  },
  uses: {
    accounting: {
      name: { en: 'Accounting firms', pt: 'Escritórios de contabilidade' },
      text: {
        en: 'The pile of invoices at the end of the month is booked by provider, date and amount, without typing.',
        pt: 'A pilha de notas do fim do mês é lançada por prestador, data e valor, sem digitar.',
      },
    },
    systems: {
      name: { en: 'ERPs and management systems', pt: 'ERPs e sistemas de gestão' },
      text: {
        en: 'Your user drops in a file; tax numbers, service, amount and taxes fill themselves in. What came back as `null` is left to type.',
        pt: 'O usuário anexa a nota, e CNPJ, serviço, valor e tributos se preenchem. O que veio `null` fica para ele digitar.',
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
      en: 'Send `base64` or `fileUrl`, and `password` where the file has one.',
      pt: 'Mande `base64` ou `fileUrl`, e `password` se o arquivo tiver senha.',
    },
    fields: { en: 'Request fields', pt: 'Campos da requisição' },
  },
  answer: {
    intro: {
      en: 'What the invoice does not say comes back as `null`: in the sample the client gave no email, and no INSS is named.',
      pt: 'O que a nota não diz volta como `null`: no exemplo, o tomador não deu e-mail e a nota não traz INSS.',
    },
    fields: { en: 'Answer fields', pt: 'Campos da resposta' },
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
      name: { en: 'Take your address and key', pt: 'Pegue o endereço e a chave' },
      text: {
        en: 'They replace the placeholders in the samples.',
        pt: 'Eles entram no lugar dos que estão nos exemplos.',
      },
    },
    {
      name: { en: 'Send an invoice of your own', pt: 'Mande uma nota sua' },
      text: {
        en: 'And compare the answer with the paper.',
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
