import { words } from '../../../shared/copy';
import type { Figures } from './facts';

export const copy = words({
  head: {
    title: {
      en: 'Invoice extraction API: PDF or image to JSON',
      pt: 'API que extrai dados de invoice (fatura comercial)',
    },
    description: {
      en: ({ formats, pages, free }: Figures) =>
        `Send an invoice as ${formats}, up to ${pages} pages. Get JSON back: amounts, tax, due date, IBAN, SWIFT. Free plan: ${free} requests a month.`,
      pt: ({ formats, pages, free }: Figures) =>
        `Mande a invoice em ${formats}, até ${pages} páginas. Volta JSON com valores, imposto, vencimento, IBAN e SWIFT. Grátis: ${free} requisições por mês.`,
    },
  },
  title: {
    en: 'Invoice extraction API: JSON from PDF or\u00a0image',
    pt: 'API que lê invoice (fatura comercial)',
  },
  lead: {
    en: 'For accounts payable, purchasing and import teams. Every supplier’s invoice looks different; the JSON does not: number, dates, amounts, tax, both parties and the account to pay, always under the same names.',
    pt: 'Para contas a pagar, compras e importação. PDF ou imagem: cada fornecedor faz a invoice de um jeito; o JSON sai igual, com número, datas, valores, imposto, fornecedor, cliente e conta bancária.',
  },
  service: {
    before: {
      en: 'Not for a Brazilian DANFE or boleto: ask us first. Nor for a Brazilian service invoice (NFS-e): use the ',
      pt: 'Não é para DANFE nem boleto: pergunte antes. Nota fiscal de serviço (NFS-e) é com a ',
    },
    link: { en: 'NFSe extraction API', pt: 'API de extração de NFSe' },
  },
  figure: {
    legend: {
      en: 'Select a field to see its JSON',
      pt: 'Escolha um campo e veja o JSON dele',
    },
    data: { en: 'Response in JSON', pt: 'Resposta em JSON' },
    caption: {
      en: (shown: string, all: string) =>
        `Pick a field or a line: ${shown} of ${all} fields. Sample data; IBAN and SWIFT codes are not valid.`,
      pt: (shown: string, all: string) =>
        `São ${shown} dos ${all} campos. Exemplo: o IBAN e o SWIFT não são válidos.`,
    },
  },
  facts: {
    endpoint: { en: 'Request', pt: 'Requisição' },
    reads: { en: 'Reads', pt: 'Lê' },
    length: { en: 'Length', pt: 'Tamanho' },
    pages: {
      en: (pages: string) => `up to ${pages} pages`,
      pt: (pages: string) => `até ${pages} páginas`,
    },
    tiff: {
      en: (formats: string) => `${formats} (TIFF by URL only)`,
      pt: (formats: string) => `${formats} (TIFF só por URL)`,
    },
    answers: { en: 'Response', pt: 'Resposta' },
    fields: {
      en: (count: string) => `${count} fields in one JSON object`,
      pt: (count: string) => `${count} campos num objeto JSON`,
    },
    billing: { en: 'Billing', pt: 'Cobrança' },
    perPage: { en: 'per page', pt: 'por página' },
  },
  titles: {
    uses: { en: 'Use cases', pt: 'Para que serve' },
    how: { en: 'How it works', pt: 'Como funciona' },
    reference: { en: 'Reference', pt: 'Referência' },
    plans: { en: 'What it costs', pt: 'Quanto custa' },
    questions: { en: 'Questions', pt: 'Perguntas' },
    contact: { en: 'Got a difficult invoice?', pt: 'Tem uma invoice difícil?' },
  },
  uses: {
    payable: {
      name: { en: 'Accounts payable', pt: 'Contas a pagar' },
      text: {
        en: 'Bills enter the payment queue with date, amount and account. A person approves; nobody types.',
        pt: 'A fatura entra na fila com data, valor e conta. Alguém aprova; ninguém digita.',
      },
    },
    purchasing: {
      name: { en: 'Purchasing', pt: 'Compras' },
      text: {
        en: 'The order number finds your order. If the totals differ, the buyer knows before anyone pays.',
        pt: 'O número acha o pedido. Se o total não bate, o comprador sabe antes.',
      },
    },
    imports: {
      name: { en: 'Imports', pt: 'Comércio exterior' },
      text: {
        en: 'Country of the supplier, country of the customer and currency, before the goods reach the port.',
        pt: 'País do fornecedor, país do cliente e moeda, antes de a carga chegar.',
      },
    },
    accounting: {
      name: { en: 'Accounting firms', pt: 'Escritório de contabilidade' },
      text: {
        en: 'Each client’s folder becomes one table, with tax amount and rate.',
        pt: 'A pasta de cada cliente vira uma tabela, com o imposto e a alíquota.',
      },
    },
  },
  how: {
    steps: [
      {
        title: { en: 'Send the invoice', pt: 'Mande a fatura' },
        text: {
          en: 'As base64 in `file`, with its `fileFormat`, or as a URL in `fileUrl`.',
          pt: 'Em base64, no `file`, com o `fileFormat`; ou como URL, no `fileUrl`.',
        },
      },
      {
        title: { en: 'We read it', pt: 'A gente lê' },
        text: {
          en: ({ pages }: Figures) => `Up to \`maxPages\` pages, ${pages} at most.`,
          pt: ({ pages }: Figures) => `Até \`maxPages\` páginas, no máximo ${pages}.`,
        },
      },
      {
        title: { en: 'Store the response', pt: 'Guarde a resposta' },
        text: {
          en: ({ answered }: Figures) =>
            `One JSON object, always the same ${answered} fields: a row in your table.`,
          pt: ({ answered }: Figures) => `Um objeto JSON, sempre os mesmos ${answered} campos.`,
        },
      },
    ],
  },
  extract: {
    intro: {
      en: ({ asked, answered }: Figures) =>
        `The request has ${asked} fields, the response ${answered}. Send exactly one of \`file\` or \`fileUrl\`. \`fileFormat\` is required with \`file\`.`,
      pt: ({ asked, answered }: Figures) =>
        `A requisição tem ${asked} campos, a resposta, ${answered}. Mande \`file\` ou \`fileUrl\`, nunca os dois. \`fileFormat\` é obrigatório com \`file\`.`,
    },
    costumer: {
      en: 'There is no field `customer`: the API spells it `costumer`.',
      pt: 'Não existe campo `customer`: a API escreve `costumer`.',
    },
    status: {
      en: '`status` is the invoice’s payment status; check the HTTP code for the request.',
      pt: '`status` é a situação da fatura; a da requisição está no status HTTP.',
    },
  },
  questions: {
    items: {
      ask: { en: 'Do line items come back one by one?', pt: 'Os itens voltam um a um?' },
      answer: {
        en: 'No. There is one description for the whole invoice.',
        pt: 'Não. Vem uma descrição para a fatura toda.',
      },
    },
    account: {
      ask: { en: 'Can I pay the account it read?', pt: 'Posso pagar na conta que ela leu?' },
      answer: {
        en: 'First compare it with the account you have on file. A forged invoice fools machines too.',
        pt: 'Antes, compare com a conta cadastrada. Fatura falsa também engana máquina.',
      },
    },
    brazilian: {
      ask: { en: 'Does it read a Brazilian invoice?', pt: 'Serve para fatura brasileira?' },
      answer: {
        en: 'An equipment rental, say, has the same fields: supplier Guindastes Exemplo Ltda., currency BRL, value 480, tax null, total 480. A DANFE or a boleto: ask us first.',
        pt: 'Uma fatura de locação, por exemplo, tem os mesmos campos: fornecedor Guindastes Exemplo Ltda., moeda BRL, valor 480, imposto null, total 480. DANFE ou boleto: pergunte antes.',
      },
    },
  },
  limits: {
    en: ({ pages }: Figures) => `up to ${pages}; billing is per page`,
    pt: ({ pages }: Figures) => `até ${pages}; a cobrança é por página`,
  },
  plans: {
    intro: {
      en: 'Billed monthly by the marketplace, in US dollars. Billing is per page; the quota counts requests. Sending long PDFs? Ask us first how they count.',
      pt: 'Preço por mês, em dólar; quem cobra é o marketplace. A cobrança é por página; a cota conta requisições. Vai mandar PDF longo? Pergunte antes como ele conta.',
    },
    label: {
      en: 'Plans of the invoice extraction API',
      pt: 'Planos da API de extração de faturas',
    },
    button: { en: (plan: string) => `Choose ${plan}`, pt: (plan: string) => `Escolher ${plan}` },
  },
  contact: {
    text: {
      en: 'WhatsApp opens with a message that names this API.',
      pt: 'A mensagem já vai com o nome da API.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
    other: { en: 'Email and other ways', pt: 'E-mail e outras formas' },
    listing: { en: 'Open the marketplace listing', pt: 'Abrir a página no marketplace' },
  },
});
