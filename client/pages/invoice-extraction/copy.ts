import { words } from '../../../shared/copy';
import type { Figures } from './facts';

export const copy = words({
  head: {
    title: {
      en: 'Invoice extraction API: any supplier, any country',
      pt: 'API que extrai dados de faturas e invoices',
    },
    description: {
      en: ({ formats, pages, free }: Figures) =>
        `Send an invoice as ${formats}, up to ${pages} pages. Get flat JSON back: amounts, tax, due date, IBAN, SWIFT. Free plan: ${free} requests a month.`,
      pt: ({ formats, pages, free }: Figures) =>
        `Mande a fatura em ${formats}, até ${pages} páginas. Volta JSON com valores, imposto, vencimento, IBAN e SWIFT. Grátis: ${free} requisições por mês.`,
    },
  },
  title: {
    en: 'Every supplier’s invoice is different. Your data is not.',
    pt: 'Cada fornecedor faz a fatura de um jeito. No seu sistema ela chega igual.',
  },
  lead: {
    en: 'An API for commercial invoices from any supplier in any country. Send one as PDF or picture; number, dates, amounts, tax, both parties and the account to pay come back as flat JSON, under the same names every time.',
    pt: 'Uma API para faturas comerciais de qualquer fornecedor, de qualquer país. Entra PDF ou imagem; sai um JSON simples, sempre com os mesmos nomes: número, datas, valores, imposto, as duas partes e a conta para pagar.',
  },
  listing: { en: 'Try it on the marketplace', pt: 'Testar no marketplace' },
  reference: { en: 'Read the reference', pt: 'Ler a documentação' },
  service: {
    before: { en: 'A Brazilian service invoice? The ', pt: 'Nota fiscal de serviço? É com a ' },
    link: { en: 'NFSe extraction API', pt: 'API de extração de NFSe' },
    after: { en: ' reads those.', pt: '.' },
  },
  figure: {
    legend: {
      en: 'Choose a field of the invoice to see what it becomes',
      pt: 'Escolha um campo da fatura e veja o que ele vira',
    },
    data: { en: 'The answer, in JSON', pt: 'A resposta, em JSON' },
    caption: {
      en: (shown: string, all: string) =>
        `Pick a field or a line. These are ${shown} of ${all} fields. The invoice is invented; its IBAN and SWIFT codes are not valid.`,
      pt: (shown: string, all: string) =>
        `São ${shown} dos ${all} campos. A fatura é inventada; o IBAN e o SWIFT não valem.`,
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
    answers: { en: 'Answers with', pt: 'Devolve' },
    fields: {
      en: (count: string) => `${count} fields of flat JSON`,
      pt: (count: string) => `${count} campos em JSON simples`,
    },
    billing: { en: 'Billing', pt: 'Cobrança' },
    perPage: { en: 'per page', pt: 'por página' },
    start: { en: 'To start', pt: 'Para começar' },
    terms: {
      en: ({ nothing, free }: Figures) => `${nothing}, ${free} requests a month`,
      pt: ({ nothing, free }: Figures) => `${nothing}, ${free} requisições por mês`,
    },
  },
  titles: {
    names: {
      en: 'The paper changes. The names do not.',
      pt: 'O papel muda. O campo, não.',
    },
    uses: { en: 'Where the typing ends', pt: 'Onde acaba a digitação' },
    how: { en: 'How it works', pt: 'Como funciona' },
    extract: { en: 'Request and answer', pt: 'Requisição e resposta' },
    notes: { en: 'Before you integrate', pt: 'Antes de integrar' },
    failures: { en: 'When it fails', pt: 'Quando dá errado' },
    plans: { en: 'What it costs', pt: 'Quanto custa' },
    start: { en: 'Your first answer', pt: 'A sua primeira resposta' },
    contact: { en: 'Got a difficult invoice?', pt: 'Tem uma fatura difícil?' },
  },
  names: {
    intro: {
      en: 'Every supplier prints its own words, in its own language, in its own corner. Your code reads one name.',
      pt: 'Cada fornecedor imprime na língua dele, no canto que quiser. O seu código lê um nome só.',
    },
    printed: { en: 'Printed on the invoice', pt: 'Impresso na fatura' },
    read: { en: 'In the answer', pt: 'Na resposta' },
    features: [
      {
        name: { en: 'Flat', pt: 'Uma linha por fatura' },
        text: {
          en: 'An invoice is one row of your table. Only `bankInfo`, the account to pay to, has fields inside it.',
          pt: 'Cabe direto na sua tabela. Só `bankInfo`, a conta para pagar, tem campos dentro.',
        },
      },
      {
        name: { en: 'Null where the paper is silent', pt: 'O que não está no papel é null' },
        text: {
          en: 'In the example, the discount and the remarks.',
          pt: 'No exemplo, o desconto e as observações.',
        },
      },
      {
        name: { en: 'One sentence for people', pt: 'Uma frase para quem aprova' },
        text: {
          en: '`summary` says what the invoice is about, for the message to whoever approves it.',
          pt: '`summary` diz do que se trata, pronto para a mensagem.',
        },
      },
    ],
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
        en: 'The order number finds your order. The totals agree, or the buyer hears of it before the supplier is paid.',
        pt: 'O número acha o pedido. Se o total não bate, o comprador sabe antes de o fornecedor receber.',
      },
    },
    imports: {
      name: { en: 'Imports', pt: 'Comércio exterior' },
      text: {
        en: 'Who sold, from where to where and in which currency, before the goods are at the port.',
        pt: 'Quem vendeu, de onde para onde e em que moeda, antes de a carga chegar ao porto.',
      },
    },
    accounting: {
      name: { en: 'Accounting firms', pt: 'Escritório de contabilidade' },
      text: {
        en: 'The folder of every client becomes one table, each tax amount with its rate beside it.',
        pt: 'A pasta de cada cliente vira uma tabela, cada imposto com a alíquota do lado.',
      },
    },
  },
  how: {
    steps: [
      {
        name: { en: 'Send the invoice', pt: 'Mande a fatura' },
        text: {
          en: 'Put it into `file` as base64 and say its `fileFormat`, or leave it where it is and send the address as `fileUrl`.',
          pt: 'Coloque em `file`, em base64, e diga o `fileFormat`; ou deixe onde está e mande só o endereço em `fileUrl`.',
        },
      },
      {
        name: { en: 'It is read', pt: 'Ela é lida' },
        text: {
          en: ({ pages }: Figures) =>
            `As many pages as \`maxPages\` allows, ${pages} at most. You set no language, no country, no layout.`,
          pt: ({ pages }: Figures) =>
            `Até \`maxPages\` páginas, no máximo ${pages}. Idioma, país e modelo você não informa.`,
        },
      },
      {
        name: { en: 'Store the answer', pt: 'Guarde a resposta' },
        text: {
          en: ({ answered }: Figures) =>
            `One JSON object with the same ${answered} fields, whoever sent the invoice.`,
          pt: ({ answered }: Figures) =>
            `Um objeto JSON com os mesmos ${answered} campos, venha de onde vier.`,
        },
      },
    ],
    formats: {
      caption: { en: 'What you can send, and how', pt: 'O que dá para mandar, e como' },
      format: { en: 'Format', pt: 'Formato' },
      inside: { en: 'In file, its fileFormat', pt: 'Em file, com fileFormat' },
      address: { en: 'By fileUrl', pt: 'Por fileUrl' },
      yes: { en: 'yes', pt: 'sim' },
      no: {
        en: 'no, only by `fileUrl`',
        pt: 'não, só por `fileUrl`',
      },
    },
    billing: {
      en: ({ pages }: Figures) =>
        `Billing is per page, plans count requests, and a PDF may have ${pages} pages: see on the marketplace how long ones are counted. \`maxPages\` says how many to read.`,
      pt: ({ pages }: Figures) =>
        `A cobrança é por página, os planos contam requisições e o PDF pode ter ${pages} páginas: veja no marketplace como se contam os longos.`,
    },
  },
  extract: {
    intro: {
      en: ({ asked, answered }: Figures) =>
        `Up to ${asked} fields go in, ${answered} come out. Send \`file\` with its \`fileFormat\`, or \`fileUrl\`; \`maxPages\` is optional.`,
      pt: ({ asked, answered }: Figures) =>
        `Entram até ${asked} campos, saem ${answered}. Mande \`file\` com o \`fileFormat\`, ou \`fileUrl\`; \`maxPages\` é opcional.`,
    },
    request: { en: 'Request', pt: 'Requisição' },
    samples: { en: 'Samples to copy', pt: 'Exemplos para copiar' },
    answer: { en: 'Answer', pt: 'Resposta' },
    body: { en: 'Body of the request, in JSON', pt: 'Corpo da requisição, em JSON' },
    costumer: {
      en: '`costumer` is how the API spells customer. Put it right in your code and you read nothing; rename it once, where the answer enters your system.',
      pt: '`costumer` é como a API escreve customer. Corrigiu no código, não lê nada: troque o nome uma vez só, na entrada do seu sistema.',
    },
    groups: {
      invoice: { en: 'The invoice', pt: 'A fatura' },
      parties: { en: 'Who, and from where to where', pt: 'Quem, e de onde para onde' },
      amounts: { en: 'Amounts', pt: 'Valores' },
      payment: { en: 'Payment', pt: 'Pagamento' },
      rest: { en: 'And what else it says', pt: 'E o que mais ela diz' },
    },
  },
  notes: [
    {
      name: { en: '`status` is the invoice’s', pt: '`status` é o da fatura' },
      text: {
        en: 'There is no envelope: the answer is the invoice. `status` says whether that is paid, not how your request went.',
        pt: 'A resposta é a própria fatura, sem envelope. `status` diz se ela está paga, não se a requisição deu certo.',
      },
    },
    {
      name: { en: 'Amounts are in `currency`', pt: 'Os valores estão em `currency`' },
      text: {
        en: 'Keep the currency beside them.',
        pt: 'Guarde a moeda ao lado.',
      },
    },
    {
      name: { en: 'Unlock first', pt: 'Tire a senha antes' },
      text: {
        en: 'The request has no field for a password. Save a PDF without one before you send it.',
        pt: 'A requisição não tem campo de senha. Salve o PDF sem ela antes de mandar.',
      },
    },
    {
      name: { en: 'Compare the account', pt: 'Confira a conta' },
      text: {
        en: 'Before money moves, compare `bankInfo` with the account you have on file. A forged invoice fools machines too.',
        pt: 'Antes de o dinheiro sair, compare `bankInfo` com a conta cadastrada. Fatura falsa também engana máquina.',
      },
    },
  ],
  failures: {
    en: 'The errors of this API are not documented yet, so none are listed here. The JavaScript and Python samples stop at any HTTP status that is not a success. Do the same, keep the document, and send us the status.',
    pt: 'Os erros desta API ainda não estão documentados. Pare em todo status HTTP que não seja de sucesso, guarde o documento e mande o status para a gente.',
  },
  plans: {
    intro: {
      en: 'By the month, in US dollars, on the API marketplace.',
      pt: 'Por mês, em dólar, no marketplace de APIs.',
    },
    label: {
      en: 'Plans of the invoice extraction API',
      pt: 'Planos da API de extração de faturas',
    },
    button: { en: (plan: string) => `Choose ${plan}`, pt: (plan: string) => `Escolher ${plan}` },
  },
  start: [
    {
      name: { en: 'Open the listing', pt: 'Abra a página no marketplace' },
      text: {
        en: ({ free }: Figures) =>
          `Subscribe to the Free plan. It refuses what goes past ${free} requests a month, so it stays free.`,
        pt: ({ free }: Figures) =>
          `Assine o plano Free. Passou de ${free} requisições no mês, ele recusa: continua grátis.`,
      },
    },
    {
      name: { en: 'Take your key', pt: 'Pegue a chave' },
      text: {
        en: 'The marketplace gives you the key and the address that stand as placeholders here.',
        pt: 'O marketplace mostra a chave e o endereço; os daqui são exemplos.',
      },
    },
    {
      name: { en: 'Send your worst invoice', pt: 'Mande a sua pior fatura' },
      text: {
        en: 'The crooked photo, the fax, the one in a language that nobody in the office reads. Compare the answer with the paper, field by field.',
        pt: 'A foto torta, o fax, aquela que ninguém lê. Compare com o papel, campo por campo.',
      },
    },
    {
      name: { en: 'Join the fields to yours', pt: 'Ligue os campos aos seus' },
      text: {
        en: 'Begin with `costumer`. Then choose the plan for an ordinary month.',
        pt: 'Comece por `costumer`. Depois escolha o plano de um mês comum.',
      },
    },
  ],
  contact: {
    text: {
      en: 'The message that opens already names this API.',
      pt: 'A mensagem já abre com o nome da API.',
    },
    whatsapp: { en: 'Ask on WhatsApp', pt: 'Perguntar no WhatsApp' },
    other: { en: 'Email and other ways', pt: 'E-mail e outras formas' },
    listing: { en: 'Open the marketplace listing', pt: 'Abrir a página no marketplace' },
  },
});
